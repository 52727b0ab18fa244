import { loadShellChunk } from './loadShellChunk';

const stale = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
const fail = (error: Error) => () => Promise.reject(error);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T00:00:00Z') });
  sessionStorage.clear();
  location.hash = '';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a chunk that loads is returned', async () => {
  expect(await loadShellChunk(() => Promise.resolve('module'))).toBe('module');
});

// A hash stands for the reloaded address because jsdom cannot load another page.
test('a missing chunk reloads the page at most once in 60 seconds', async () => {
  await expect(loadShellChunk(fail(stale), '#first')).rejects.toBe(stale);
  expect(location.hash).toBe('#first');

  jest.advanceTimersByTime(59_999);
  await expect(loadShellChunk(fail(stale), '#second')).rejects.toBe(stale);
  expect(location.hash).toBe('#first');

  jest.advanceTimersByTime(1);
  await expect(loadShellChunk(fail(stale), '#third')).rejects.toBe(stale);
  expect(location.hash).toBe('#third');
});

test('a chunk that throws does not reload the page', async () => {
  const broken = new Error('broken');

  await expect(loadShellChunk(fail(broken), '#anew')).rejects.toBe(broken);

  expect(location.hash).toBe('');
});

test('a missing chunk does not reload the page without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  await expect(loadShellChunk(fail(stale), '#anew')).rejects.toBe(stale);

  expect(location.hash).toBe('');
});
