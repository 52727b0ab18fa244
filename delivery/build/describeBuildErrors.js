/** What the loaders of the bundler say about themselves. */
const loaderTrace = /^[^]*Module build failed \(from [^)]*\):\s*/;
const stack = /\n\s*(?:Caused by|Stack backtrace):[^]*|\n\s+at [^]*/;

/** A style module is named after the steps that it went through. */
function nameModule(moduleName = '') {
  return moduleName.replace(/\.webpack\[.*/, '');
}

/**
 * What is wrong with the sources, once for each fault: file and message, without the stacks of the
 * compilers. `errors` are those of `stats.toJson()`, from as many builds as read the same sources.
 */
export function describeBuildErrors(errors) {
  const lines = errors.map(({ moduleName, message }) => {
    const fault = message.replace(loaderTrace, '').replace(stack, '').trim();
    return [nameModule(moduleName), fault].filter(Boolean).join(': ');
  });
  return [...new Set(lines)].join('\n');
}
