// Writes a text as a QR code (ISO/IEC 18004): bytes, error correction level M, the smallest of the forty sizes that
// holds it.

/** For each size: how many bytes of correction a block has, and how many blocks there are, at level M. */
// biome-ignore format: tables are read in tens
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
  26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
// biome-ignore format: tables are read in tens
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
  17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];
const LARGEST = 40;

/** Which modules each mask turns over. */
/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * The modules of a code, row by row, without the quiet zone around it; nothing where the text is too long for any.
 * @param {string} text
 * @returns {boolean[][] | undefined}
 */
export function qrOf(text) {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= LARGEST; version += 1) {
    const data = dataOf(bytes, version);
    if (data) return new Code(version).masked(corrected(data, version));
  }
  return undefined;
}

/**
 * A code as the path of a drawing, with the quiet zone of four modules that it needs around it.
 * @param {boolean[][]} modules
 */
export function qrPath(modules) {
  const runs = modules.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? "1" : "0")).join("");
    return [...line.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index + 4} ${y + 4}h${run.length}v1h-${run.length}z`,
    );
  });
  return { path: runs.join(""), size: modules.length + 8 };
}

/** @param {number} version */
function alignments(version) {
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = 4 * version + 10;
  return version === 1 ? [] : [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
}

/**
 * How many bytes a code holds in all.
 * @param {number} version
 */
function capacity(version) {
  const aligned = Math.floor(version / 7) + 2;
  let bits = (16 * version + 128) * version + 64;
  if (version > 1) bits -= (25 * aligned - 10) * aligned - 55;
  if (version > 6) bits -= 36;
  return Math.floor(bits / 8);
}

/**
 * The text as it is written into a code, filled up; nothing where it does not fit.
 * @param {Uint8Array} bytes
 * @param {number} version
 */
function dataOf(bytes, version) {
  const room = capacity(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
  const lengthBits = version < 10 ? 8 : 16;
  if (4 + lengthBits + 8 * bytes.length > 8 * room) return undefined;
  const digits = (/** @type {number} */ value, /** @type {number} */ count) => value.toString(2).padStart(count, "0");
  // Mode 4 is bytes; then their number, themselves, and zeros to the end of a byte, at least four where there is room.
  let bits = `0100${digits(bytes.length, lengthBits)}${[...bytes].map((byte) => digits(byte, 8)).join("")}`;
  bits += "0".repeat(Math.min(4, 8 * room - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/**
 * The product of two elements of the field of 256 in which the correction is counted.
 * @param {number} a
 * @param {number} b
 */
function product(a, b) {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((b >>> bit) & 1) * a;
  }
  return result;
}

/** @param {number} degree */
function divisor(degree) {
  const result = [...Array(degree - 1).fill(0), 1];
  for (let root = 1, at = 0; at < degree; at += 1, root = product(root, 2)) {
    for (let each = 0; each < degree; each += 1) result[each] = product(result[each], root) ^ (result[each + 1] ?? 0);
  }
  return result;
}

/**
 * @param {number[]} data
 * @param {number[]} divisor
 */
function remainder(data, divisor) {
  const rest = Array(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    for (const [at, by] of divisor.entries()) rest[at] ^= product(by, factor);
  }
  return rest;
}

/**
 * The data in blocks, each with its correction, one byte of each block after the other.
 * @param {number[]} data
 * @param {number} version
 */
function corrected(data, version) {
  const count = BLOCKS[version - 1] ?? 1;
  const by = divisor(CORRECTION[version - 1] ?? 0);
  const short = Math.floor(data.length / count);
  const shorts = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - shorts);
    return data.slice(from, from + short + (at < shorts ? 0 : 1));
  });
  const corrections = blocks.map((block) => remainder(block, by));
  const woven = (/** @type {number[][]} */ rows) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.flatMap((row) => row.slice(at, at + 1)),
    );
  return [...woven(blocks), ...woven(corrections)].flat();
}

/** A code of one size: the patterns that every code of that size has, and what is written between them. */
class Code {
  #size;
  #version;
  /** @type {boolean[][]} */
  #dark;
  /** @type {boolean[][]} what is the same whatever is written */
  #fixed;

  /** @param {number} version */
  constructor(version) {
    const size = 4 * version + 17;
    this.#version = version;
    this.#size = size;
    this.#dark = Array.from({ length: size }, () => Array(size).fill(false));
    this.#fixed = Array.from({ length: size }, () => Array(size).fill(false));
    for (let at = 0; at < size; at += 1) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of /** @type {const} */ ([
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ])) {
      this.#rings(x, y, 4);
    }
    const places = alignments(version);
    for (const x of places) {
      for (const y of places) {
        const corner = (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7);
        if (!corner) this.#rings(x, y, 2);
      }
    }
    this.#writeFormat(0);
    this.#writeVersion();
  }

  /**
   * Writes the bytes and gives the code with the mask that is read best.
   * @param {number[]} bytes
   */
  masked(bytes) {
    this.#write(bytes);
    const codes = MASKS.map((mask, number) => {
      this.#writeFormat(number);
      return this.#dark.map((row, y) => row.map((dark, x) => (this.#fixed[y]?.[x] ? dark : dark !== mask(x, y))));
    });
    const penalties = codes.map(penalty);
    return /** @type {boolean[][]} */ (codes[penalties.indexOf(Math.min(...penalties))]);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {boolean} dark
   */
  #fix(x, y, dark) {
    const [row, fixed] = [this.#dark[y], this.#fixed[y]];
    if (!row || !fixed || x < 0 || this.#size <= x) return;
    row[x] = dark;
    fixed[x] = true;
  }

  /**
   * Rings around a middle, by which a reader finds the code: dark, light, dark, and light at the outside of a large one.
   * @param {number} x
   * @param {number} y
   * @param {2 | 4} reach
   */
  #rings(x, y, reach) {
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        const far = Math.max(Math.abs(down), Math.abs(right));
        this.#fix(x + right, y + down, reach === 4 ? far !== 2 && far !== 4 : far !== 1);
      }
    }
  }

  /**
   * Which mask was used, and that the level is M, twice.
   * @param {number} mask
   */
  #writeFormat(mask) {
    const bits = ((mask << 10) | checked(mask, 10, 0x537)) ^ 0x5412;
    const bit = (/** @type {number} */ at) => ((bits >>> at) & 1) === 1;
    const last = this.#size - 1;
    for (let at = 0; at < 15; at += 1) {
      const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at;
      if (at < 8) this.#fix(8, near, bit(at));
      else this.#fix(at === 8 ? 7 : near, 8, bit(at));
      if (at < 8) this.#fix(last - at, 8, bit(at));
      else this.#fix(8, last - 14 + at, bit(at));
    }
    this.#fix(8, last - 7, true);
  }

  #writeVersion() {
    if (this.#version < 7) return;
    const bits = (this.#version << 12) | checked(this.#version, 12, 0x1f25);
    for (let at = 0; at < 18; at += 1) {
      const dark = ((bits >>> at) & 1) === 1;
      const [far, near] = [this.#size - 11 + (at % 3), Math.floor(at / 3)];
      this.#fix(far, near, dark);
      this.#fix(near, far, dark);
    }
  }

  /**
   * Writes in columns of two, up and down, from the right.
   * @param {number[]} bytes
   */
  #write(bytes) {
    let at = 0;
    let up = true;
    for (let right = this.#size - 1; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.#size; step += 1) {
        const y = up ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.#dark[y];
          if (!row || this.#fixed[y]?.[x]) continue;
          row[x] = (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
      }
    }
  }
}

/**
 * The bits by which a number is checked.
 * @param {number} number
 * @param {number} count
 * @param {number} by
 */
function checked(number, count, by) {
  let rest = number;
  for (let at = 0; at < count; at += 1) rest = (rest << 1) ^ ((rest >>> (count - 1)) * by);
  return rest;
}

/**
 * How badly a code can be read, as the standard counts it.
 * @param {boolean[][]} code
 */
function penalty(code) {
  const size = code.length;
  const rows = code.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const square = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`;
      if (square === "0000" || square === "1111") points += 3;
    }
  }
  const dark = rows.join("").replaceAll("0", "").length;
  return points + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
