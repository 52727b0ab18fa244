import { waitFor } from '@testing-library/react';
import { createSiteStore } from '../store/createSiteStore';
import { aShellState } from '../testing/aShellState';
import { loadAppConfig } from './loadAppConfig';

/** A page whose browser is busy until `rest` is called. */
function openPage(answer: () => Promise<Response>, isDevelopment = false) {
  const requested: unknown[] = [];
  let rest: () => void = () => undefined;
  window.requestIdleCallback = (callback) => {
    rest = () => {
      callback({ didTimeout: false, timeRemaining: () => 1 });
    };
    return 1;
  };
  window.fetch = (input) => {
    requested.push(input);
    return answer();
  };
  const store = createSiteStore({
    transport: () => Promise.reject(new Error('nothing is called')),
    preloadedState: aShellState(),
  });
  loadAppConfig(store, isDevelopment);
  return { requested, store, rest: () => rest() };
}

const config = { marketingData: { slogan: 'Ahoy' } };
const answerWith = (status: number) => () =>
  Promise.resolve({ status, json: () => Promise.resolve(config) } as Response);

test.each([
  [false, '/ac.json'],
  [true, '/ac_dev.json'],
])('an idle page (development: %s) fetches %s and stores it', async (isDevelopment, path) => {
  const { requested, store, rest } = openPage(answerWith(200), isDevelopment);
  expect([requested, store.getState().app.isInit]).toEqual([[], false]);

  rest();

  await waitFor(() => {
    expect(store.getState().app).toMatchObject({ appConfig: config, isInit: true });
  });
  expect(requested).toEqual([path]);
});

test.each([
  ['there is none', answerWith(204)],
  ['there is no connection', () => Promise.reject(new TypeError('offline'))],
])('when %s the app is initialised without a configuration', async (_, answer) => {
  const { store, rest } = openPage(answer);

  rest();

  await waitFor(() => {
    expect(store.getState().app).toMatchObject({ appConfig: null, isInit: true });
  });
});
