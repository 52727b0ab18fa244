import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { transformSync } from '@swc/core';

const contract = createRequire(import.meta.url).resolve(
  '@tidegate/contracts/remotes/sharedModules',
);

// webpack configurations are plain JavaScript and the contract is TypeScript, so compile it here.
const { code } = transformSync(readFileSync(contract, 'utf8'), {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs' },
});
const exported = {};
vm.compileFunction(code, ['exports'])(exported);

export const sharedModuleNames = exported.sharedModuleNames;
