import { waitFor } from '@testing-library/react';
import type { RemoteHost } from '../../remotes/remoteHost';
import { startRouter } from './startRouter';

const host: RemoteHost = {
  deadlineMs: 1000,
  candidates: () => [],
  ownerOfSlot: () => undefined,
  isUsable: () => false,
  get: () => undefined,
  accept: () => Promise.reject(new Error('no release')),
  report: () => undefined,
  markRendering: () => undefined,
  isRendering: () => false,
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A browser that is too busy to run its tasks of low priority. */
function openBusySite(path: string) {
  const loaded: string[] = [];
  const waiting: (() => void)[] = [];
  const scheduler = { postTask: (task: () => void) => waiting.push(task) };
  Object.assign(window, { scheduler });
  history.replaceState(null, '', path);
  const services = {
    pages: { load: async () => undefined, get: () => undefined },
    findShown: () => undefined,
    findReleases: async (remote: string) => void loaded.push(remote),
  };
  const hydrationData = { loaderData: { '0-0': null } };
  const router = startRouter(host, services, { basename: '/', hydrationData });
  return { router, loaded, waiting };
}

test('the code of a remote runs for a navigation when the browser is no longer busy', async () => {
  const { router, loaded, waiting } = openBusySite('/features');

  void router.navigate('/blog');
  await settle();
  const { navigation } = router.state;
  const loadedWhileBusy = [...loaded];
  waiting.forEach((task) => {
    task();
  });
  await settle();

  expect(navigation.state).toBe('loading');
  expect(loadedWhileBusy).toEqual([]);
  expect(loaded).toEqual(['blog']);
});

test('a browser that stays busy only delays the code of a remote', async () => {
  const { router, loaded } = openBusySite('/features');

  await router.navigate('/blog');

  expect(loaded).toEqual(['blog']);
});

test('Back to a page of a remote does not wait for the browser', async () => {
  history.replaceState(null, '', '/blog');
  history.pushState(null, '', '/features');
  const { loaded, waiting } = openBusySite('/features');

  history.back();

  await waitFor(() => {
    expect(loaded).toEqual(['blog']);
  });
  expect(waiting).toEqual([]);
});
