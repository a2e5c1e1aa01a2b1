{
  const packed = document.querySelector("#katro-engine").textContent;
  const unpack = async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  };
  globalThis.katroInside = {
    engine: () => unpack(packed),
    // Opened from a folder, a page may not make module workers from blobs in every browser, but from data it may.
    worker: (name) => {
      const inside = `const unpack=${unpack};globalThis.katroInside={engine:()=>unpack("${packed}")};\n`;
      const text = inside + document.getElementById(name).textContent;
      return new URL(`data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`);
    },
  };
}
