// The worker in which the bots think.
import init from "{{worker.js}}";

init({ module_or_path: "{{worker.wasm}}" });
