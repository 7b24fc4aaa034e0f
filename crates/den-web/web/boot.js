// Starts the page, and the service worker that makes it work without a connection.
import init from "{{app.js}}";

init({ module_or_path: "{{app.wasm}}" }).catch((error) => {
  const note = document.createElement("p");
  note.className = "page error";
  note.textContent = "The page could not start: " + error + ". A current browser with WebAssembly is needed.";
  document.body.append(note);
});

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
