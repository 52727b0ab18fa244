'use strict';

const vm = require('node:vm');

/** Runs attempts twice each in a plain `node:vm` context and prints the results. */
process.stdin.setEncoding('utf8').once('data', async (text) => {
  const context = vm.createContext({
    ...{ require, module, process, console, fetch, setImmediate, setInterval },
    received: {},
    sandbox: { receive() {} },
  });
  const found = {};
  for (const [title, body] of JSON.parse(text)) {
    const attempt = vm.runInContext(`(async function (require) { ${body} })`, context, {
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    for (let time = 0; time < 2; time += 1) {
      found[title] = Boolean(await attempt(require).catch(() => undefined));
    }
  }
  process.stdout.write(JSON.stringify(found), () => process.exit());
});
