import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { act, screen } from '@testing-library/react';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { aBlog, openReleasePage } from '../testing/openReleasePage';

const never = new Promise<never>(() => undefined);

const text = (messages: string) => () => <p>{messages}</p>;
const WaitsForEver = () => use(never);

function HidesLater() {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(true), 60_000);
    return () => clearTimeout(timer);
  }, []);
  return isHidden ? use(never) : <p>shown</p>;
}

let opened = 0;

/** Opens a page with `current` and a previous release that renders "previous home". */
async function openCurrent(current: RemoteModule) {
  opened += 1;
  const previous = aBlog({ '/blog': text('previous home'), '/blog/tides': text('previous tides') });
  const page = await openReleasePage(
    new Map([
      [`${opened}.1.0`, current],
      [`${opened}.0.0`, previous],
    ]),
  );
  return { ...page, current: `${opened}.1.0` };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

Object.assign(navigator, { sendBeacon: () => true });
// Installed once: from the first release on, the guards restore replaced platform functions.
beforeAll(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));

test('a view that suspends forever is a fault, and the previous release is shown', async () => {
  const { reported, current } = await openCurrent(aBlog({ '/blog': WaitsForEver }));

  await pass(2999);
  expect(reported).toEqual([]);
  await pass(1);

  expect(screen.getByText('previous home')).toBeVisible();
  expect(reported).toMatchObject([{ version: current, code: 'remotes.timeout' }]);
});

test('a view that suspends forever after it was shown is a fault at the deadline', async () => {
  const { reported } = await openCurrent(aBlog({ '/blog': HidesLater }));
  await pass(60_000);
  await pass(2999);
  expect(reported).toEqual([]);

  await pass(1);

  expect(screen.getByText('previous home')).toBeVisible();
  expect(reported).toMatchObject([{ code: 'remotes.timeout' }]);
});

test('a page that suspends forever after a navigation within its remote is a fault', async () => {
  const module = aBlog({ '/blog': text('home'), '/blog/tides': WaitsForEver });
  const { reported, go } = await openCurrent(module);

  await go('/blog/tides');
  await pass(3000);

  expect(screen.getByText('previous tides')).toBeVisible();
  expect(reported).toMatchObject([{ code: 'remotes.timeout' }]);
});

test('a view that suspends for less than the deadline is shown', async () => {
  const wait = new Promise<string>((resolve) => setTimeout(() => resolve('in time'), 2900));
  const Waits = () => <p>{use(wait)}</p>;
  const { reported } = await openCurrent(aBlog({ '/blog': Waits }));

  await pass(2900);
  expect(screen.getByText('in time')).toBeVisible();
  await pass(60_000);

  expect(screen.getByText('in time')).toBeVisible();
  expect(reported).toEqual([]);
});

test('a view that the visitor leaves while it is suspended is no fault', async () => {
  const { reported, go } = await openCurrent(aBlog({ '/blog': WaitsForEver }));
  await pass(2900);

  await go('/elsewhere');
  await pass(60_000);

  expect(screen.getByText('Elsewhere')).toBeVisible();
  expect(reported).toEqual([]);
});

const { map } = Array.prototype;

function patch() {
  Array.prototype.map = () => [];
}

test.each<[string, () => void]>([
  ['while it renders', patch],
  ['in a layout effect', () => useLayoutEffect(patch)],
  ['in an effect', () => useEffect(patch)],
])('a platform change that a view makes %s is restored at once', async (_, change) => {
  function Patches() {
    change();
    return <p>shown</p>;
  }

  await openCurrent(aBlog({ '/blog': Patches }));

  expect(Array.prototype.map).toBe(map);
  expect(screen.getByText('shown')).toBeVisible();
});

test('a platform change that a view makes before it suspends is restored at once', async () => {
  const Waits = () => {
    patch();
    return use(never);
  };

  await openCurrent(aBlog({ '/blog': Waits }));

  expect(Array.prototype.map).toBe(map);
});
