// The bots think here, beside the page.
import init from "{{worker.js}}";

init({ module_or_path: "{{worker.wasm}}" });
