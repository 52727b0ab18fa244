import { describeBuildErrors } from './describeBuildErrors.js';

const syntax = `Module build failed (from ../../node_modules/swc-loader/src/index.js):
Error:   x Unexpected token
   1 | export const = {
     :              ^


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   1: clone3
             at ./misc/../clone3.S:81:0
`;

const style = `Module build failed (from ../../node_modules/css-loader/dist/cjs.js):

SyntaxError

(1:1) Card.module.css Unclosed block
`;

test('an error in both builds of a remote is reported once, without a stack', () => {
  const error = { moduleName: './src/exposed/remote.ts', message: syntax };

  expect(describeBuildErrors([error, error])).toBe(
    [
      './src/exposed/remote.ts: Error:   x Unexpected token',
      '   1 | export const = {',
      '     :              ^',
    ].join('\n'),
  );
});

test('an error that several loaders pass on is reported once', () => {
  const message = `Module build failed (from plugin/loader.js):\nError: Execution failed: ${style}`;
  const moduleName = './Card.module.css.webpack[javascript/auto]!=!./loader.js!./Card.module.css';

  expect(
    describeBuildErrors([
      { moduleName, message: style },
      { moduleName: './Card.module.css', message },
    ]),
  ).toBe('./Card.module.css: SyntaxError\n\n(1:1) Card.module.css Unclosed block');
});

test('a missing module is reported with the file that imports it', () => {
  const message = "Module not found: Error: Can't resolve './nothing' in '/remotes/tools/src'";

  expect(describeBuildErrors([{ moduleName: './src/remote.ts', message }])).toBe(
    `./src/remote.ts: ${message}`,
  );
});

test('an error thrown by a plugin is reported without its stack', () => {
  const message =
    'Error: no such option\n    at Compiler.run (/node_modules/x.js:1:1)\n    at main';

  expect(describeBuildErrors([{ message }])).toBe('Error: no such option');
});
