{
  const held = (name) => document.getElementById(name).textContent;
  const unpack = async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  };
  const engine = held("katro-engine");
  globalThis.katroInside = {
    engine: () => unpack(engine),
    // Opened from a folder, a page may not make module workers from blobs in every browser, but from data it may.
    worker: (name) => {
      const inside = `const unpack=${unpack};globalThis.katroInside={engine:()=>unpack("${engine}")};\n`;
      return new URL(`data:text/javascript;charset=utf-8,${encodeURIComponent(inside + held(name))}`);
    },
  };
  const start = async () => {
    const module = document.createElement("script");
    module.type = "module";
    module.textContent = new TextDecoder().decode(await unpack(held("katro-page")));
    document.head.append(module);
  };
  addEventListener("DOMContentLoaded", () =>
    start().catch((reason) => {
      const message = document.createElement("p");
      message.textContent = `Katro needs a newer browser than this one. (${reason})`;
      document.body.prepend(message);
    }),
  );
}
