const loaderTrace = /^[^]*Module build failed \(from [^)]*\):\s*/;
const stack = /\n\s*(?:Caused by|Stack backtrace):[^]*|\n\s+at [^]*/;

/** webpack appends the processing steps to the name of a style module. */
function nameModule(moduleName = '') {
  return moduleName.replace(/\.webpack\[.*/, '');
}

/** `errors` are those of `stats.toJson()`, from all builds that read the same sources. */
export function describeBuildErrors(errors) {
  const lines = errors.map(({ moduleName, message }) => {
    const fault = message.replace(loaderTrace, '').replace(stack, '').trim();
    return [nameModule(moduleName), fault].filter(Boolean).join(': ');
  });
  return [...new Set(lines)].join('\n');
}
