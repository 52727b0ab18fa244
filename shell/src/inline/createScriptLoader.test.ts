import { createScriptLoader } from './createScriptLoader';
import { pageScriptsId } from './pageScriptsId';

function openPage() {
  document.head.innerHTML =
    `<template id="${pageScriptsId}"><link rel="preload" as="script" href="/assets/f.js">` +
    '<script src="/assets/main.js" integrity="sha384-x"></script></template>';
  document.body.innerHTML = '';
  const loader = createScriptLoader();
  const failures: boolean[] = [];
  loader.onFailure = (isLast) => failures.push(isLast);
  const scripts = () => [...document.querySelectorAll('script')];
  const fail = () => scripts().at(-1)?.dispatchEvent(new Event('error'));
  return { loader, failures, scripts, fail };
}

test('the scripts of the template are added once, with their hashes', () => {
  const { loader, scripts } = openPage();
  expect(scripts()).toEqual([]);

  loader.load();
  loader.load();

  expect(scripts().map((script) => script.getAttribute('integrity'))).toEqual(['sha384-x']);
  expect(document.querySelectorAll('head > link[rel=preload]')).toHaveLength(1);
});

test('the whole stylesheets are requested together with the scripts', () => {
  const { loader } = openPage();
  const style = document.head.appendChild(document.createElement('style'));
  Object.assign(style.dataset, { href: '/assets/main.css', integrity: 'sha384-y' });

  loader.load();

  const [link] = document.querySelectorAll<HTMLLinkElement>('link[href$=css]');
  expect([link?.rel, link?.getAttribute('href'), link?.integrity]).toEqual([
    'preload',
    '/assets/main.css',
    'sha384-y',
  ]);
});

test('a page that is not parsed yet loads its scripts afterwards', () => {
  const { loader, scripts } = openPage();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  loader.load();
  expect(scripts()).toEqual([]);

  state.mockReturnValue('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));

  expect(scripts()).toHaveLength(1);
});

test('the next call after a failure tries again, once', () => {
  const { loader, failures, scripts, fail } = openPage();
  loader.load();

  fail();
  loader.load();
  fail();
  loader.load();

  expect(failures).toEqual([false, true]);
  expect(scripts()).toHaveLength(2);
});

test('a loaded script that does not start the page is given up', () => {
  jest.useFakeTimers();
  const { loader, failures, scripts } = openPage();
  loader.load();

  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(failures).toEqual([]);
  jest.runAllTimers();
  jest.useRealTimers();

  expect(failures).toEqual([true]);
});
