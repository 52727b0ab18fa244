import { consentCookie } from '../consent/consent';
import type { ScriptLoader } from './createScriptLoader';
import { pageScriptsId } from './pageScriptsId';
import type { PageStart } from './pageStart';
import { startWhenUseful } from './startWhenUseful';

let opened: ScriptLoader | undefined;

afterEach(() => opened?.onStart?.());

/** A page of generation 4; `announce` is the site's event stream. */
function openPage(start: PageStart, connection?: object) {
  document.documentElement.dataset['generation'] = '4';
  document.body.innerHTML = `<template id="${pageScriptsId}" data-start="${start}"></template>`;
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const streams: EventTarget[] = [];
  const close = jest.fn();
  class FakeEventSource extends EventTarget {
    close = close;
    constructor() {
      super();
      streams.push(this);
    }
  }
  Object.assign(window, { EventSource: FakeEventSource });
  const load = jest.fn(() => {
    loader.isLoading = true;
    loader.onStart?.();
  });
  const loader: ScriptLoader = { load };
  opened = loader;
  startWhenUseful(loader);
  const announce = (generation: number) => {
    const data = JSON.stringify({ generation, shellVersion: 'v1' });
    streams.at(-1)?.dispatchEvent(new MessageEvent('generation', { data }));
  };
  return { load, streams, close, announce };
}

const fast = { effectiveType: '4g', saveData: false };

test.each<[PageStart, object | undefined, boolean]>([
  ['always', { effectiveType: '2g', saveData: true }, true],
  ['unlessSlow', undefined, true],
  ['unlessSlow', fast, true],
  ['unlessSlow', { ...fast, effectiveType: '3g' }, false],
  ['unlessSlow', { ...fast, saveData: true }, false],
  ['whenNeeded', fast, false],
])('a page that starts %s, on %j, starts: %s', (start, connection, isStarted) => {
  const { load, streams } = openPage(start, connection);

  expect(load).toHaveBeenCalledTimes(isStarted ? 1 : 0);
  expect(streams).toHaveLength(isStarted ? 0 : 1);
});

test('a visitor who agreed to analytics is counted on every page', () => {
  document.cookie = `${consentCookie}=yes`;

  const { load } = openPage('whenNeeded', fast);

  document.cookie = `${consentCookie}=; max-age=0`;
  expect(load).toHaveBeenCalled();
});

test.each(['utm_source', 'front_id', 'channel', 'source', 'invite_code', 'iv_user_id'])(
  'an address with %s is kept for later pages',
  (mark) => {
    history.replaceState(null, '', `?page=2&${mark}=a`);

    const { load } = openPage('whenNeeded', fast);

    history.replaceState(null, '', '?');
    expect(load).toHaveBeenCalled();
  },
);

test('a generation other than that of the page starts the script and ends the stream', () => {
  const { load, close, announce } = openPage('whenNeeded');

  announce(4);
  expect(load).not.toHaveBeenCalled();
  announce(5);

  expect(load).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalled();
});

test('a hidden page has no stream and gets one when it is shown again', () => {
  const { streams, close } = openPage('whenNeeded');
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  document.dispatchEvent(new Event('visibilitychange'));
  expect(close).toHaveBeenCalled();
  expect(streams).toHaveLength(1);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));

  expect(streams).toHaveLength(2);
});
