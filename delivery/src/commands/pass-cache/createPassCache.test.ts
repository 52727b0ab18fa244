import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { createPassCache, type Unit } from './createPassCache';

const passed = { passed: 7, failed: 0, skipped: 0 };
const messages: Unit = {
  name: 'messages',
  reads: (file) => file.startsWith('messages/'),
  facts: '--all',
};
const aFile = 'messages/a.json';

async function aCheckout() {
  const rootDir = await makeTemporaryFolder();
  const at = (file: string) => path.join(rootDir, file);
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), text);
  };
  await write(aFile, 'one');
  await write('code/b.ts', 'two');
  await write('package-lock.json', '{}');
  await write('node_modules/.package-lock.json', '{}');
  const env: NodeJS.ProcessEnv = { TZ: 'UTC', WINDOWID: '1' };
  const open = (changes: Partial<Parameters<typeof createPassCache>[0]> = {}) =>
    createPassCache({ rootDir, env, runsAll: false, nodeVersion: 'v20.19.0', ...changes });
  const pass = async (unit = messages, counts = passed) => {
    const attempt = await open().begin(unit);
    return attempt.store(counts);
  };
  return { rootDir, at, write, open, pass };
}

/** The only record of a checkout. */
async function findRecord(rootDir: string): Promise<string> {
  const folder = path.join(rootDir, '.cache/passed/messages');
  const [name] = await readdir(folder);
  return path.join(folder, String(name));
}

test('another process with the same inputs finds a pass', async () => {
  const { open, pass } = await aCheckout();

  expect(await open().find(messages)).toBeUndefined();
  await pass();

  expect(await open().find(messages)).toEqual(passed);
});

test('a changed file date does not invalidate a pass', async () => {
  const { at, open, pass } = await aCheckout();
  await pass();

  await utimes(at(aFile), 0, 0);

  expect(await open().find(messages)).toEqual(passed);
});

type Checkout = Awaited<ReturnType<typeof aCheckout>>;

test.each<[string, (checkout: Checkout) => Promise<unknown>]>([
  ['a changed byte', ({ write }) => write(aFile, 'onE')],
  ['a new file', ({ write }) => write('messages/new.json', '')],
  ['a renamed file', ({ at }) => rename(at(aFile), at('messages/c.json'))],
  ['a deleted file', ({ at }) => rm(at(aFile))],
  ['another lock file', ({ write }) => write('package-lock.json', '{ }')],
  ['other installed packages', ({ write }) => write('node_modules/.package-lock.json', '{ }')],
  ['another runner', ({ write }) => write('delivery/src/commands/verification/runTool.ts', '')],
])('%s invalidates a pass', async (_, change) => {
  const checkout = await aCheckout();
  await checkout.pass();

  await change(checkout);

  expect(await checkout.open().find(messages)).toBeUndefined();
});

test('files that the unit does not read and ignored files do not invalidate a pass', async () => {
  const { write, open, pass } = await aCheckout();
  await pass();

  await write('code/b.ts', 'changed');
  await write('messages/dist/built.json', '');
  await write('delivery/src/commands/verification/runTool.test.ts', '');

  expect(await open().find(messages)).toEqual(passed);
});

test.each([
  ['Node.js', { nodeVersion: 'v22.0.0' }],
  ['a value of the environment', { env: { TZ: 'Asia/Tokyo' } }],
  ['a variable', { env: { TZ: 'UTC', NODE_OPTIONS: '--no-warnings' } }],
])('another %s invalidates a pass', async (_, changes) => {
  const { open, pass } = await aCheckout();
  await pass();

  expect(await open(changes).find(messages)).toBeUndefined();
});

test('neutral environment variables do not invalidate a pass', async () => {
  const { open, pass } = await aCheckout();
  await pass();

  expect(await open({ env: { TZ: 'UTC', WINDOWID: '2' } }).find(messages)).toEqual(passed);
});

test('other arguments or servers invalidate a pass', async () => {
  const { open, pass } = await aCheckout();
  await pass();

  expect(await open().find({ ...messages, facts: '--some' })).toBeUndefined();
});

test('with --all no pass is found, but passes are still stored', async () => {
  const { open } = await aCheckout();
  const attempt = await open({ runsAll: true }).begin(messages);
  await attempt.store(passed);

  expect(await open({ runsAll: true }).find(messages)).toBeUndefined();
  expect(await open().find(messages)).toEqual(passed);
});

test.each([
  ['failed', { passed: 7, failed: 1, skipped: 0 }],
  ['was skipped', { passed: 7, failed: 0, skipped: 1 }],
])('a result is not stored if a test %s', async (_, counts) => {
  const { open, pass } = await aCheckout();

  expect(await pass(messages, counts)).toBe(false);
  expect(await open().find(messages)).toBeUndefined();
});

test('a file that changes while the unit runs invalidates its pass', async () => {
  const { write, open } = await aCheckout();
  const attempt = await open().begin(messages);
  await write(aFile, 'changed while it ran');

  expect(await attempt.store(passed)).toBe(false);
  expect(await open().find(messages)).toBeUndefined();
  await write(aFile, 'one');
  expect(await open().find(messages)).toBeUndefined();
});

test.each([
  ['half written', (text: string) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['of another key', (text: string) => text.replace('"key":"', '"key":"0')],
])('a record that is %s is ignored', async (_, corrupt) => {
  const { rootDir, open, pass } = await aCheckout();
  await pass();
  const record = await findRecord(rootDir);

  await writeFile(record, corrupt(await readFile(record, 'utf8')));

  expect(await open().find(messages)).toBeUndefined();
  expect(await pass()).toBe(true);
  expect(await open().find(messages)).toEqual(passed);
});

test('two concurrent runs both store their passes', async () => {
  const { open, pass } = await aCheckout();
  const first = await open().begin(messages);
  const other: Unit = { ...messages, facts: 'other' };
  const second = await open().begin(other);

  await Promise.all([first.store(passed), second.store(passed), pass()]);

  expect(await open().find(messages)).toEqual(passed);
  expect(await open().find(other)).toEqual(passed);
});

test('an earlier pass is found when its inputs come back', async () => {
  const { write, open, pass } = await aCheckout();
  await pass();
  await write(aFile, 'two');
  await pass();

  await write(aFile, 'one');

  expect(await open().find(messages)).toEqual(passed);
});

test('changes since the latest pass include changed, new and deleted files that the unit reads', async () => {
  const { at, write, open, pass } = await aCheckout();
  await write('messages/gone.json', '');
  expect(await open().listChanges(messages)).toBeUndefined();
  await pass();

  await write(aFile, 'two');
  await write('messages/new.json', '');
  await write('code/b.ts', 'three');
  await rm(at('messages/gone.json'));

  expect(await open().listChanges(messages)).toEqual([
    aFile,
    'messages/gone.json',
    'messages/new.json',
  ]);
});

test('only the latest records are stored', async () => {
  const { rootDir, write, pass } = await aCheckout();
  for (let count = 0; count < 25; count += 1) {
    await write(aFile, String(count));
    await pass();
  }

  expect(await readdir(path.join(rootDir, '.cache/passed/messages'))).toHaveLength(20);
});
