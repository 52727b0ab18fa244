import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  startSandboxProcess,
  type SandboxProcess,
} from '../fragments/processes/startSandboxProcess';
import { readSandboxParts } from '../fragments/processes/spawnSandbox';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { buildSandbox } from '../testing/buildSandbox';
import { reachAttempts } from '../testing/reachAttempts';
import { missingGlobals } from './reachNames';

const refuseCalls = () => Promise.reject(new Error('no call was expected'));

/** Code without an attempt, whose result must be empty as well. */
const harmless = [
  ...missingGlobals.map((name) => [
    `look for ${name}`,
    `return '${name}' in globalThis || globalThis.${name} !== undefined`,
  ]),
  ['bring its own', `globalThis.Buffer = 'own'; return Buffer !== 'own'`],
  [
    'use a name that nobody has',
    `try { return process } catch (error) {
    return !(error instanceof ReferenceError) }`,
  ],
] as const;

const release = `
const attempts = { ${[...reachAttempts, ...harmless]
  .map(([title, body]) => `${JSON.stringify(title)}: async function () { ${body} }`)
  .join(',\n')} };
let found;
module.exports.default = {
  name: 'blog',
  slots: [],
  routes: [{
    path: '/blog/:attempt',
    head: { title: 'title', description: 'description' },
    isSwapSafe: true,
    access: 'public',
    async load({ params }) {
      found = await attempts[decodeURIComponent(params.attempt)]?.().catch(() => undefined);
      return { status: 'found' };
    },
    Component: () => require('react/jsx-runtime').jsx('p', {
      children: found ? 'found something' : 'nothing' + (({}).planted ?? ''),
    }),
  }],
};`;

let sandbox: SandboxProcess;
let reached: string[];

beforeAll(() => {
  const parts = readSandboxParts(buildSandbox());
  sandbox = startSandboxProcess(
    parts,
    { name: 'blog@1.0.0', code: release },
    { print: () => undefined, reach: (name) => reached.push(name) },
  );
});

beforeEach(() => {
  reached = [];
});

afterAll(async () => {
  sandbox.kill();
  await sandbox.ended;
});

async function render(attempt: string): Promise<string> {
  const request = aFragmentRequest(`/blog/${encodeURIComponent(attempt)}`);
  const { signal } = new AbortController();
  const { reply } = await sandbox.renderFragment(request, { transport: refuseCalls, signal });
  return reply.status === 'rendered' ? reply.html : reply.status;
}

test.each(reachAttempts)('access to %s fails and is reported', async (...attempt) => {
  const [title, , seen] = attempt;
  await render(title);

  expect(await render(title)).toBe('<p>nothing</p>');
  expect(await render('innocent')).toBe('<p>nothing</p>');
  expect([...new Set(reached)]).toEqual(typeof seen === 'string' ? [seen] : []);
});

test.each(missingGlobals)('%s is missing, and looking for it is reported', async (name) => {
  expect(await render(`look for ${name}`)).toBe('<p>nothing</p>');
  expect(reached).toEqual([name]);
});

test('a release may define a missing global without a report', async () => {
  expect(await render('bring its own')).toBe('<p>nothing</p>');
  expect(reached).toEqual([]);
});

test('a missing global is not a variable', async () => {
  expect(await render('use a name that nobody has')).toBe('<p>nothing</p>');
});

test('every attempt succeeds in an unprotected context', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--no-warnings', path.join(__dirname, '../testing/naiveContext.cjs')],
    { input: JSON.stringify(reachAttempts), encoding: 'utf8' },
  );

  expect(JSON.parse(stdout)).toEqual(
    Object.fromEntries(reachAttempts.map(([title]) => [title, true])),
  );
});
