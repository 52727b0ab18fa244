import { createPromiseCache } from './createPromiseCache';

test('one load serves simultaneous and later requests for a key', async () => {
  const cache = createPromiseCache<number>(2);
  const load = jest.fn(() => Promise.resolve(1));

  const results = await Promise.all([cache.get('a', load), cache.get('a', load)]);

  expect([...results, await cache.get('a', load)]).toEqual([1, 1, 1]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure reaches all who wait, and the next request loads again', async () => {
  const cache = createPromiseCache<number>(2);
  const failing = () => Promise.reject(new Error('away'));

  const first = cache.get('a', failing);
  await expect(cache.get('a', () => Promise.resolve(1))).rejects.toThrow('away');
  await expect(first).rejects.toThrow('away');

  expect(await cache.get('a', () => Promise.resolve(2))).toBe(2);
});

test('a result that is not to be kept is loaded again', async () => {
  const cache = createPromiseCache<string>(2, (result) => result !== '');

  expect(await cache.get('a', () => Promise.resolve(''))).toBe('');
  expect(await cache.get('a', () => Promise.resolve('found'))).toBe('found');
  expect(await cache.get('a', () => Promise.resolve('other'))).toBe('found');
});

test('a late failure does not remove what was loaded after it was forgotten', async () => {
  const cache = createPromiseCache<number>(2);
  let fail: (error: Error) => void = () => undefined;
  const late = cache.get('a 1', () => new Promise<number>((_, reject) => (fail = reject)));
  cache.forget('a ');
  await cache.get('a 1', () => Promise.resolve(2));

  fail(new Error('late'));
  await expect(late).rejects.toThrow('late');

  expect(await cache.get('a 1', () => Promise.resolve(3))).toBe(2);
});
