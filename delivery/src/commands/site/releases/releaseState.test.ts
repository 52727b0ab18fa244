import fastify from 'fastify';
import type { Status } from '../../../release/registryReplies';
import { aRelease } from '../../../release/testing/aRelease';
import { fetchReleaseState } from './releaseState';

const integrity = `sha384-${'A'.repeat(64)}`;
const live = { current: { version: '0.9.0', integrity }, activatedAt: '', activatedBy: 'a team' };

async function aRegistry(remotes: Status['remotes']) {
  const app = fastify();
  app.get('/_delivery/releases/:remote/:version/release.json', async (request, reply) => {
    const { version } = request.params as { version: string };
    if (version === '1.0.0') return reply.type('application/json').send(aRelease().document);
    return reply.code(404).send({ code: 'delivery.unknownRelease', message: 'No such release.' });
  });
  app.get('/_delivery/status', async () => {
    return { contractVersion: '1.0.0', generation: 1, activatedAt: '', remotes } satisfies Status;
  });
  const site = await app.listen({ host: '127.0.0.1', port: 0 });
  return { site, close: () => app.close() };
}

test.each([
  ['new', 'was never released', '1.1.0', { tools: live }],
  ['idle', 'is released while nothing of its remote is live', '1.0.0', {}],
  ['settled', 'is released while another version is live', '1.0.0', { tools: live }],
])('the state of a version is %s if it %s', async (state, _, version, remotes) => {
  const { site, close } = await aRegistry(remotes);

  expect(await fetchReleaseState({ site }, 'tools', version)).toBe(state);

  await close();
});

test('an unreachable registry does not count as an empty one', async () => {
  const { site, close } = await aRegistry({});
  await close();

  await expect(fetchReleaseState({ site }, 'tools', '1.0.0')).rejects.toThrow('No site answers');
});
