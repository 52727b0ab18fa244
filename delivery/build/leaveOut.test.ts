import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from '@swc/core';
import type { createInstance } from 'i18next';
import leaveOut, { type Cut } from './leaveOut.js';
import { unusedParts } from './unusedParts.js';

const packages = path.resolve(import.meta.dirname, '../../node_modules');

const cut = (source: string, cuts: readonly Cut[]) =>
  leaveOut.call({ getOptions: () => ({ cuts }) }, source);

function readCut(file: string): string {
  return cut(readFileSync(path.join(packages, file), 'utf8'), unusedParts[file] ?? []);
}

test('a build with a library that has a text no more fails', () => {
  expect(() => cut('const added = 2;', [['const old = 1;', '']])).toThrow('const old = 1;');
});

test.each(Object.keys(unusedParts))('%s is valid without its unused parts', (file) => {
  expect(() => transformSync(readCut(file), { jsc: { target: 'es2022' } })).not.toThrow();
});

test('the messages of a page need nothing that is left out of i18next', () => {
  const { code } = transformSync(readCut('i18next/dist/esm/i18next.js'), {
    jsc: { target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const i18next = {} as { createInstance: typeof createInstance };
  Reflect.apply(vm.compileFunction(code, ['exports']), undefined, [i18next]);
  const messages = i18next.createInstance();
  void messages.init({
    lng: 'en',
    ns: ['blog'],
    defaultNS: 'blog',
    resources: { en: { blog: { day_one: '{{count}} day', day_other: '{{count}} days' } } },
    initAsync: false,
  });
  messages.addResourceBundle('en', 'blog', { author: 'By {{name}}', author_team: 'By us' });

  expect(messages.t('day', { count: 1 })).toBe('1 day');
  expect(messages.t('day', { count: 2 })).toBe('2 days');
  expect(messages.t('author', { name: '$t(day)' })).toBe('By $t(day)');
  expect(messages.t('author', { context: 'team' })).toBe('By us');
  expect(messages.t('blog:unknown')).toBe('unknown');
});
