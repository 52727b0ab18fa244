import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { createReleaseFinder } from './createReleaseFinder';

const swap = jest.fn<Promise<void>, [number]>();
const leaveFor = jest.fn<Promise<never>, [string]>();

/** On a page of generation 7 that knows the releases of `known`. */
const findOn = (...known: RemoteName[]) =>
  createReleaseFinder(
    {
      host: { candidates: (remote) => (known.includes(remote) ? ['1.0.0'] : []) },
      live: { generation: () => 7 },
    },
    () => Promise.resolve(swap),
    leaveFor,
  );

beforeEach(() => {
  swap.mockReset().mockResolvedValue();
  leaveFor.mockReset().mockResolvedValue(undefined as never);
});

test('a shown remote needs no request', async () => {
  await findOn('blog')('blog');

  expect(swap).not.toHaveBeenCalled();
});

test('for other remotes the live set of the page is read once', async () => {
  const findReleases = findOn('blog');

  await Promise.all([findReleases('pricing'), findReleases('account')]);

  expect(swap.mock.calls).toEqual([[7]]);
});

test('a live set that cannot be read is read again when next needed', async () => {
  swap.mockRejectedValueOnce(new Error('lost'));
  const findReleases = findOn();

  await expect(findReleases('pricing')).rejects.toThrow('lost');
  await findReleases('pricing');

  expect(swap).toHaveBeenCalledTimes(2);
  expect(leaveFor).not.toHaveBeenCalled();
});

test.each([
  ['with a connection', true, [['/pricing']]],
  ['but not without one', false, []],
])('a page without its live set is loaded as a document, %s', async (_, isOnline, documents) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  swap.mockRejectedValue(new Error('lost'));

  await findOn()('pricing', '/pricing');

  expect(leaveFor.mock.calls).toEqual(documents);
});
