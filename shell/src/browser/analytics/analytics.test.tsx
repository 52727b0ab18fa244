import { keepExpiring } from '../storage/expiringStorage';
import { userMessageReceived } from '@tidegate/contracts/store/globalState';
import { createMemoryRouter } from 'react-router-dom';
import { createSiteStore } from '../../store/createSiteStore';
import { aShellState } from '../../testing/aShellState';
import { readCampaign } from '../storage/readCampaign';
import { locateVisitor } from './locateVisitor';
import { startAnalytics } from './startAnalytics';
import { isAnotherTabAlive, startHeartbeat } from './tabHeartbeat';

const place = {
  country: 'France',
  country_code: 'FR',
  user_ip: '',
  location: '',
  is_exposed: true,
};

interface Sent {
  user_id: string | null;
  events: { event_name: string; event_params: { key: string; value: unknown }[] }[];
}

/** Lets a page send its queued events, which it would otherwise send during the next test. */
async function startAndReport({ start }: { start: () => Promise<void> }) {
  await start();
  await jest.advanceTimersByTimeAsync(5000);
}

/** Opens a page of a visitor who consented; the first `failures` location requests fail. */
function openPage({ failures = 0 } = {}) {
  jest.useFakeTimers();
  document.cookie = 'tidegate_consent=yes; path=/';
  const sent: Promise<Sent>[] = [];
  navigator.sendBeacon = (_, body) => {
    const reader = new FileReader();
    sent.push(
      new Promise((resolve) => {
        reader.onload = () => {
          resolve(JSON.parse(reader.result as string) as Sent);
        };
      }),
    );
    reader.readAsText(body as Blob);
    return true;
  };
  let requested = 0;
  window.fetch = () => {
    requested += 1;
    const body = requested > failures ? { code: 200, data: place } : { code: 503, data: null };
    return Promise.resolve({ json: () => Promise.resolve(body) } as Response);
  };
  const store = createSiteStore({
    transport: () => Promise.reject(new Error('nothing is called')),
    preloadedState: aShellState({ language: 'de', isInit: true }),
  });
  const router = createMemoryRouter([{ path: '*', Component: () => null }]);
  const boot = { language: 'de', device: 'desktop', shellVersion: 'v1' } as const;
  return {
    sent,
    store,
    router,
    requested: () => requested,
    start: () => startAnalytics({ router, store, boot, search: '' }),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

test('page views are sent together without queries once the visitor is located', async () => {
  const { sent, store, router, start } = openPage({ failures: 2 });
  history.replaceState(null, '', '/de/features?email=ada@example.com');
  const started = start();
  await jest.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual([]);

  await jest.advanceTimersByTimeAsync(1);
  await started;
  await router.navigate('/faq');
  await jest.advanceTimersByTimeAsync(5000);

  expect(store.getState().global.userMessage).toEqual(place);
  expect(sent).toHaveLength(1);
  jest.useRealTimers();
  const call = await sent[0];
  expect(call?.user_id).toBeNull();
  expect(call?.events.map(({ event_name }) => event_name)).toEqual(['page_show', 'page_show']);
  expect(call?.events[0]?.event_params[0]).toEqual({ key: 'path', value: '/features' });
  expect(JSON.stringify(call)).not.toContain('ada@');
});

test('an event has all fields of the specification that the server does not add', async () => {
  const { sent, start } = openPage();
  jest.setSystemTime(new Date('2026-11-27T12:00:00Z'));
  history.replaceState(null, '', '/de/features');
  await start();
  await jest.advanceTimersByTimeAsync(5000);

  jest.useRealTimers();
  expect((await sent[0])?.events).toEqual([
    {
      event_name: 'page_show',
      event_params: [
        { key: 'path', value: '/features' },
        { key: 'other_tab', value: false },
      ],
      event_datetime: '2026-11-27T12:00:00.000Z',
      event_timestamp: Date.parse('2026-11-27T12:00:00Z'),
      front_id: readCampaign()['front_id'],
      user_properties: [{ key: 'signed_in', value: false }],
      language: 'de',
      device: 'desktop',
      app_name: 'Web_Master',
      app_type: 501,
      app_info: 'v1',
    },
  ]);
});

test('the visitor is located again after half an hour', async () => {
  const first = openPage();
  await startAndReport(first);
  const second = openPage();
  await startAndReport(second);
  expect(second.requested()).toBe(0);
  expect(second.store.getState().global.userMessage).toEqual(place);

  const third = openPage();
  jest.setSystemTime(Date.now() + 30 * 60_000);
  await startAndReport(third);
  expect(third.requested()).toBe(1);
});

test('a location that the page has already found is used and stored', async () => {
  const elsewhere = { ...place, country: 'Japan', country_code: 'JP' };
  const page = openPage();
  page.store.dispatch(userMessageReceived(elsewhere));

  await startAndReport(page);
  const next = openPage();
  await startAndReport(next);

  expect(page.requested() + next.requested()).toBe(0);
  expect(next.store.getState().global.userMessage).toEqual(elsewhere);
});

test('a stored location with an invalid shape is requested again', async () => {
  keepExpiring('tidegate.place', { country: 'France' }, 60_000);
  const page = openPage();
  await startAndReport(page);

  expect(page.requested()).toBe(1);
  expect(page.store.getState().global.userMessage).toEqual(place);
});

test('locating the visitor ends after ten attempts', async () => {
  const { requested } = openPage({ failures: 99 });
  const located = locateVisitor();

  await jest.advanceTimersByTimeAsync(9000);

  expect(await located).toBeUndefined();
  expect(requested()).toBe(10);
});

test('queued events are sent when the page is hidden', async () => {
  const { sent, start } = openPage();
  await start();
  expect(sent).toEqual([]);

  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));

  expect(sent).toHaveLength(1);
});

test('revoking consent drops queued events and sends no more', async () => {
  const { sent, router, start } = openPage();
  await start();
  document.cookie = 'tidegate_consent=no; path=/';
  await router.navigate('/faq');

  await jest.advanceTimersByTimeAsync(5000);

  expect(sent).toEqual([]);
});

test('a tab counts as alive until 35 seconds after its last heartbeat', async () => {
  jest.useFakeTimers();
  startHeartbeat('one');
  await jest.advanceTimersByTimeAsync(30_000);
  const lastSignMs = Date.now();
  localStorage.setItem('tidegate.tab.dead', 'nonsense');

  expect(isAnotherTabAlive('two', lastSignMs + 34_999)).toBe(true);
  expect(isAnotherTabAlive('two', lastSignMs + 35_000)).toBe(false);
  expect(isAnotherTabAlive('one', lastSignMs)).toBe(false);
});
