import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import { aFragmentRequest } from '../../testing/aFragmentRequest';
import { buildSandbox } from '../../testing/buildSandbox';
import { FragmentDelayed } from '../protocol/fragmentFailed';
import { startSandboxProcess, type SandboxProcess } from './startSandboxProcess';
import { readSandboxParts, type SandboxParts } from './spawnSandbox';

/** Replaces the framework inside a context and acts on the path of the page. */
const framework = `
let said = [];
let wakeMs;
const call = (number) => ({
  type: 'call', call: number, request: { method: 'GET', path: '/api/v1/' + number },
});
const fails = (message) => ({ type: 'failed', code: 'remotes.threwAtLoad', message });
const deeds = {
  '/fail': () => said.push(fails('planted')),
  '/call': () => said.push(call(1)),
  '/call-late': () => said.push(fails('replied'), call(1)),
  '/call-often': () => { for (let one = 1; one <= 51; one += 1) said.push(call(one)); },
  '/write': () => said.push({ type: 'foreignWrite', action: 'app/changed' },
    { type: 'replied', reply: { status: 'notFound' } }),
  '/reach': () => { const reach = { type: 'reached', name: 'process' };
    said.push(reach, reach, { type: 'replied', reply: { status: 'notFound' } }, reach); },
  '/wait': () => undefined,
};
Object.defineProperty(globalThis, 'sandbox', { value: {
  define(given) {},
  receive(text) {
    const { type, request, reply } = JSON.parse(text);
    if (type === 'render') deeds[new RegExp('/[a-z-]*$').exec(request.url)[0]]();
    if (type === 'answer') said.push(fails(String(reply.body)));
  },
  take() {
    const messages = said;
    said = [];
    return JSON.stringify({ messages, wakeMs });
  },
} });`;

const refuseCalls: ApiTransport = () => Promise.reject(new Error('no call was expected'));
const answering =
  (body: string): ApiTransport =>
  () =>
    Promise.resolve({ httpStatus: 200, body });
const never = new AbortController().signal;

let sandbox: SandboxProcess;
const printed: string[] = [];
const reached: string[] = [];

function start(given: SandboxParts): void {
  const release = { name: 'blog@1.0.0', code: '' };
  sandbox = startSandboxProcess(given, release, {
    print: (text) => printed.push(text),
    reach: (name) => reached.push(name),
  });
}

let folder: string;
let parts: SandboxParts;

beforeAll(() => {
  folder = buildSandbox();
  parts = { ...readSandboxParts(folder), framework };
});

beforeEach(() => {
  start(parts);
});

afterEach(async () => {
  sandbox.kill();
  await sandbox.ended;
});

const render = (path: string, transport = refuseCalls, signal = never) =>
  sandbox.renderFragment(aFragmentRequest(path), { transport, signal });

test('a region whose request cannot be passed on fails at once', async () => {
  const form = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as never;
  const request = aFragmentRequest('/wait', { form });

  await expect(
    sandbox.renderFragment(request, { transport: refuseCalls, signal: never }),
  ).rejects.toBeInstanceOf(FragmentDelayed);
});

test('each region calls with the transport of its own visitor', async () => {
  const regions = [render('/call', answering('first')), render('/call', answering('second'))];

  await expect(regions[0]).rejects.toMatchObject({ message: 'first' });
  await expect(regions[1]).rejects.toMatchObject({ message: 'second' });
});

test('a code cache that V8 rejects is ignored', async () => {
  sandbox.kill();
  const cacheFile = path.join(folder, 'fragment.cache');
  await writeFile(cacheFile, 'made by another version');
  start({ ...parts, cacheFile });

  await expect(render('/fail')).rejects.toMatchObject({ message: 'planted' });
});

test('a call that comes after the reply is not made', async () => {
  const transport = jest.fn(answering('late'));

  await expect(render('/call-late', transport)).rejects.toMatchObject({ message: 'replied' });

  expect(transport).not.toHaveBeenCalled();
});

test('a region makes no more than 50 calls', async () => {
  const transport = jest.fn(() => new Promise<never>(() => undefined));

  await expect(render('/call-often', transport)).rejects.toMatchObject({
    code: 'remotes.invalidReply',
  });
  expect(transport).toHaveBeenCalledTimes(50);
});

test('refused writes are returned with the reply', async () => {
  expect(await render('/write')).toEqual({
    reply: { status: 'notFound' },
    foreignWrites: ['app/changed'],
  });
});

test('a blocked API access is reported once per region', async () => {
  await render('/reach');
  await render('/reach');

  expect(reached).toEqual(['process', 'process']);
});

test('a region without a reply at its deadline fails', async () => {
  const stop = new AbortController();
  const waiting = render('/wait', refuseCalls, stop.signal);
  const other = render('/write');

  stop.abort();

  await expect(waiting).rejects.toMatchObject({ code: 'remotes.timeout' });
  expect((await other).reply).toEqual({ status: 'notFound' });
  expect(sandbox.isAlive()).toBe(true);
});

test('a region that waits for the site’s API at its deadline is delayed, not failed', async () => {
  const stop = new AbortController();
  const callIsMade = () => {
    stop.abort();
    return new Promise<never>(() => undefined);
  };

  await expect(render('/call', callIsMade, stop.signal)).rejects.toBeInstanceOf(FragmentDelayed);
});

test('a process that ends fails its regions and accepts no new ones', async () => {
  const waiting = render('/wait');

  sandbox.kill();

  await expect(waiting).rejects.toMatchObject({ code: 'remotes.outOfMemory' });
  await expect(render('/write')).rejects.toMatchObject({ code: 'remotes.outOfMemory' });
  expect(sandbox.isAlive()).toBe(false);
});

test('what a process prints is passed on', async () => {
  sandbox.kill();
  await sandbox.ended;
  printed.length = 0;
  start({ ...parts, program: `console.error('planted')` });

  await sandbox.ended;

  expect(printed).toContain('planted');
});
