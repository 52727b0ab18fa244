import { fastify } from 'fastify';
import type { ServerRelease } from '../../releases/serverRelease';
import { aFragmentRequest } from '../../testing/aFragmentRequest';
import { aReleaseBundle } from '../../testing/aReleaseBundle';
import { aServerRelease } from '../../testing/aServerRelease';
import { buildSandbox } from '../../testing/buildSandbox';
import { parseReleaseMessages } from '../parseReleaseMessages';
import { createSandboxes, type Sandboxes } from './createSandboxes';

const first = aServerRelease({ remote: 'blog', version: '1.0.0' });
const second = aServerRelease({ remote: 'blog', version: '2.0.0' });

/** A release whose page shows its version, except for a path that blocks the process. */
const bundle = (version: string) =>
  aReleaseBundle({
    load: `if (params.name === 'loop') for (;;);`,
    show: JSON.stringify(version),
  });

let serverDir: string;
let sandboxes: Sandboxes;
/** Versions whose process was started, in order. */
let started: string[];

beforeAll(() => {
  serverDir = buildSandbox();
});

beforeEach(() => {
  started = [];
  const releases = {
    readBundle({ browser: { version } }: ServerRelease) {
      started.push(version);
      return Promise.resolve(bundle(version));
    },
    readMessages: () => Promise.resolve(parseReleaseMessages('{}')),
  };
  const reports = { reached: () => undefined };
  sandboxes = createSandboxes({ serverDir, releases, logger: fastify().log, reports });
});

afterEach(() => sandboxes.close());

async function render(release: ServerRelease, address = '/blog/tides') {
  const { reply } = await sandboxes.renderFragment(release, aFragmentRequest(address), {
    transport: () => Promise.reject(new Error('no call was expected')),
    deadlineMs: 20_000,
  });
  return reply.status === 'rendered' ? reply.html : reply.status;
}

test('each release has one process, which is started when it is needed', async () => {
  const regions = await Promise.all([render(first), render(first), render(second)]);

  expect(regions).toEqual(['<p>1.0.0</p>', '<p>1.0.0</p>', '<p>2.0.0</p>']);
  expect([...started].sort()).toEqual(['1.0.0', '2.0.0']);
});

test('a release that lost its process gets another', async () => {
  await expect(render(first, '/blog/loop')).rejects.toMatchObject({
    code: 'remotes.blockedRender',
  });

  expect(await render(first)).toBe('<p>1.0.0</p>');
  expect(started).toEqual(['1.0.0', '1.0.0']);
});

test('the process of a release that is no longer live is ended', async () => {
  await render(first);

  sandboxes.prepare([[second]]);
  await render(first);

  expect(started).toEqual(['1.0.0', '2.0.0', '1.0.0']);
});

test('the release before the live one keeps its process, so that a rollback waits for none', async () => {
  await render(first);

  sandboxes.prepare([[second, first]]);
  await render(first);

  expect(started).toEqual(['1.0.0', '2.0.0']);
});

test('only the live release has its process started in advance', async () => {
  sandboxes.prepare([[second, first]]);
  await render(second);

  expect(started).toEqual(['2.0.0']);
});
