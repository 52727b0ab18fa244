import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { fastify } from 'fastify';
import { aRoute } from '../../../testing/aRoute';
import { createRouteFinder } from './createRouteFinder';
import type { ReleaseStore } from '../createReleaseStore';

const account = { access: 'account' } as const;
const documents: Record<string, unknown> = {
  'tools@1.0.0': { routes: [aRoute('/what-is-my-ip'), aRoute('/what-is-my-ip/History', account)] },
  'tools@2.0.0': { routes: [aRoute('/what-is-my-ip', account)] },
};

const current = { version: '1.0.0', integrity: '' };

/** A finder whose registry lacks the documents of all remotes but the tools. */
function aFinder(remotes: Partial<Record<RemoteName, { current: typeof current }>>) {
  const find = (remote: string, version: string) =>
    Promise.resolve(documents[`${remote}@${version}`]);
  async function describe(remote: string, { version }: { version: string }) {
    const found = await find(remote, version);
    if (!found) throw new Error('the registry is away');
    return found;
  }
  return createRouteFinder({
    live: { current: () => ({ id: 1, activatedAt: '', remotes }) },
    releaseStore: { find, describe } as unknown as ReleaseStore,
    logger: fastify().log,
  });
}

const live = { tools: { current }, account: { current }, pricing: { current } };

test.each([
  ['/what-is-my-ip', 'public'],
  ['/what-is-my-ip/History', 'account'],
  ['/WHAT-is-my-ip/history', 'account'],
  ['/what-is-my-ip/unknown', undefined],
  ['/features', undefined],
])('the access of %s is %s', async (sitePath, access) => {
  expect((await aFinder(live)(sitePath, new Map()))?.access).toBe(access);
});

test('a browser that has chosen another release gets the access of its pages', async () => {
  const overrides = new Map([['tools', '2.0.0']] as const);

  expect(await aFinder(live)('/what-is-my-ip', overrides)).toMatchObject(account);
});

test('a chosen version that does not exist leaves the access of the live release', async () => {
  const overrides = new Map([['tools', '9.9.9']] as const);

  expect(await aFinder(live)('/what-is-my-ip/history', overrides)).toMatchObject(account);
});

test.each([live, {}])(
  'pages of an account stay closed while no document can be read: %j',
  async (remotes) => {
    const find = aFinder(remotes);
    const closed = ['/myAccount', '/myaccount/info', '/paySuc', '/paystatus', '/order/invoice/7'];

    for (const path of closed) expect(await find(path, new Map())).toMatchObject(account);
    expect(await find('/win-pay-result', new Map())).toMatchObject({ guestParameter: 'result' });
    expect(await find('/login', new Map())).toBeUndefined();
    expect(await find('/pricing', new Map())).toBeUndefined();
  },
);
