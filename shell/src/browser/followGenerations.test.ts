import { followGenerations } from './followGenerations';
import { createSwapLoader } from './swap/createSwapLoader';
import type { OpenPage } from './swap/openPage';

type Reply = () => Response | Promise<Response>;

const failed: Reply = () => Promise.reject(new TypeError('network'));
const liveSet = (generation: number) => () => Response.json({ generation, remotes: {} });

/** Opens a page on generation 1 whose requests get the next of `replies`, and the last for ever. */
function openPage(...replies: readonly Reply[]) {
  const requested: string[] = [];
  const adopted: number[] = [];
  const streams: EventTarget[] = [];
  class Stream extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
  }
  Object.assign(globalThis, {
    EventSource: Stream,
    fetch(url: string) {
      const reply = replies[Math.min(requested.length, replies.length - 1)] ?? failed;
      requested.push(url);
      return Promise.resolve(reply());
    },
  });
  const initial = { generation: 1, remotes: {} };
  const page = {
    language: 'en',
    overrides: '',
    router: {
      state: { loaderData: {}, navigation: { state: 'idle' } },
      subscribe: () => undefined,
      revalidate: () => Promise.resolve(),
    },
    host: { followRegions: () => undefined, disposeIdle: () => undefined },
    live: {
      get: () => initial,
      generation: () => adopted.at(-1) ?? 1,
      adopt: ({ generation }: { generation: number }) => adopted.push(generation),
    },
    listData: () => [],
  } as unknown as OpenPage;
  followGenerations(createSwapLoader(page), page.router, '1');
  function announce(generation: number) {
    const data = JSON.stringify({ generation, shellVersion: '1' });
    streams.at(-1)?.dispatchEvent(new MessageEvent('generation', { data }));
  }
  return { announce, requested, adopted };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[string, Reply]>([
  ['fails', failed],
  ['is refused', () => new Response(null, { status: 503 })],
  ['comes while a fault is confirmed', () => new Response(null, { status: 204 })],
  ['gets something else', () => Response.json({ generation: 'two' })],
])('a request for a live set that %s is repeated', async (_, first) => {
  const { announce, requested, adopted } = openPage(first, liveSet(2));

  announce(2);
  await jest.advanceTimersByTimeAsync(2000);

  expect(requested).toEqual(['/_site/generations/2/en.json', '/_site/generations/2/en.json']);
  expect(adopted).toEqual([2]);
});

test('a page ends its requests after five failures, until the next announcement', async () => {
  const { announce, requested } = openPage(failed);

  announce(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requested).toHaveLength(5);

  announce(3);
  await jest.advanceTimersByTimeAsync(0);
  expect(requested).toHaveLength(6);
});

test('a generation that a newer one has replaced is not requested again', async () => {
  const { announce, requested, adopted } = openPage(failed, liveSet(3));

  announce(2);
  await jest.advanceTimersByTimeAsync(0);
  announce(3);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(requested).toEqual(['/_site/generations/2/en.json', '/_site/generations/3/en.json']);
  expect(adopted).toEqual([3]);
});

test('a live set that comes after a newer one is not adopted', async () => {
  let release: (reply: Response) => void = () => undefined;
  const late: Reply = () => new Promise((resolve) => (release = resolve));
  const { announce, adopted } = openPage(late, liveSet(3));

  announce(2);
  await jest.advanceTimersByTimeAsync(0);
  announce(3);
  await jest.advanceTimersByTimeAsync(0);
  release(liveSet(2)());
  await jest.advanceTimersByTimeAsync(0);

  expect(adopted).toEqual([3]);
});
