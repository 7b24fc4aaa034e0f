// The worker in which the bots think.
import init from "{{worker.js}}";

// The page is told of errors only if nothing waits for them.
init({ module_or_path: "{{worker.wasm}}" }).catch((error) => setTimeout(() => { throw error; }));
