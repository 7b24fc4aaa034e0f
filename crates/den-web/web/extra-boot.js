// Starts the second program, with the editor of a box and the review of a match, when one of them is opened.
import init from "{{extra.js}}";

// Packs in links are compressed. What is unpacked is bounded, because it comes from outside.
const LIMIT = 200000;
const bytes = async (stream) => {
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > LIMIT) throw new Error("too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};
window.wolfdenBox = {
  pack: async (text) => {
    const packed = await bytes(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
    return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  },
  unpack: async (data) => {
    const packed = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await bytes(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"))));
  },
};

const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: "{{box.css}}" });
document.head.append(style);

init({ module_or_path: "{{extra.wasm}}" }).catch((error) => {
  document.getElementById("extra-program")?.dispatchEvent(new Event("error"));
  throw error;
});
