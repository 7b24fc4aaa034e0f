// Starts the page, and the service worker that makes it work offline.
import init from "{{app.js}}";

// The texts of the language are fetched in parallel with the program.
let lang = navigator.language || "";
try {
  lang = JSON.parse(localStorage.getItem("wolfden/likes") || "{}").lang || lang;
} catch {}
const lists = document.querySelector("meta[name=wolfden-words]").content.split(" ");
const words = (code) => lists.find((path) => path.startsWith("/assets/words-" + code + "-"));
const early = document.createElement("link");
Object.assign(early, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: words(lang.slice(0, 2).toLowerCase()) || words("en") });
document.head.append(early);

// The style sheet of the table is loaded after the first page, or immediately if a table is the first page.
const dress = () => {
  const later = document.createElement("link");
  Object.assign(later, { rel: "stylesheet", href: "{{table.css}}" });
  document.head.append(later);
};
const atTable = /^#\/(play|table|join|learn)\//.test(location.hash);
if (atTable) dress();

init({ module_or_path: "{{app.wasm}}" }).then(() => atTable || dress()).catch((error) => {
  const note = document.createElement("p");
  note.className = "page error";
  note.textContent = "The page could not start: " + error + ". A current browser with WebAssembly is needed.";
  document.body.append(note);
});

// What is needed offline is fetched once the page is shown. A page that was reloaded while the worker was starting would stay without it
// until the next visit, so it asks to be claimed.
if ("serviceWorker" in navigator) {
  const workers = navigator.serviceWorker;
  const register = () => {
    workers.register("/sw.js").catch(() => {});
    workers.ready.then((kept) => workers.controller || kept.active.postMessage("take me in"));
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
