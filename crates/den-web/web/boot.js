import init from "{{app.js}}";
init({ module_or_path: "{{app.wasm}}" });
