import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { Generation, Release } from '@tidegate/contracts/remotes/release';
import { fastify } from 'fastify';
import type { DevelopmentRemotes } from './createDevelopmentRemotes';
import { createCandidateFinder } from './createCandidateFinder';
import { createQuarantine } from './createQuarantine';
import type { ReleaseStore } from './createReleaseStore';
import type { ServerRelease } from './serverRelease';
import { aServerRelease } from '../testing/aServerRelease';

const generation = {
  remotes: { blog: { current: { version: '2.0.0' }, previous: { version: '1.0.0' } } },
} as unknown as Generation;

/** Every requested release exists. */
const releaseStore = {
  describe: (_: string, { version }: { version: string }) => Promise.resolve({ version }),
  prepare: ({ version }: Release) => Promise.resolve(aServerRelease({ version })),
} as unknown as ReleaseStore;

async function serve(...faults: Pick<RemoteFault, 'version' | 'code'>[]) {
  const quarantine = createQuarantine({ report: () => undefined });
  for (const fault of faults) quarantine.add({ remote: 'blog', message: '', ...fault });
  const development = { find: () => undefined } as unknown as DevelopmentRemotes;
  const { log: logger } = fastify();
  const find = createCandidateFinder({ releaseStore, quarantine, development, logger });
  const candidates = await find(generation, 'en', new Map());
  return candidates
    .of('blog')
    .map(({ browser, isSuspect }: ServerRelease) => [browser.version, isSuspect]);
}

test('a release in quarantine is left out', async () => {
  expect(await serve({ version: '2.0.0', code: 'remotes.timeout' })).toEqual([
    ['1.0.0', undefined],
  ]);
});

test('if all releases are in quarantine, the harmless ones serve as suspects', async () => {
  const slow = { version: '2.0.0', code: 'remotes.timeout' } as const;

  expect(await serve(slow, { version: '1.0.0', code: 'remotes.threwAtLoad' })).toEqual([
    ['2.0.0', true],
    ['1.0.0', true],
  ]);
  expect(await serve(slow, { version: '1.0.0', code: 'remotes.blockedRender' })).toEqual([
    ['2.0.0', true],
  ]);
});
