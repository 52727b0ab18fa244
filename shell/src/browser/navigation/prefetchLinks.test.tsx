import { createMemoryRouter } from 'react-router-dom';
import { prefetchLinks } from './prefetchLinks';

const onScreen = { top: 10, bottom: 20, width: 50 } as DOMRect;

function openPage(html: string, connection: object = {}) {
  document.body.innerHTML = html;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(onScreen);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const requested: string[] = [];
  const patienceMs: (number | undefined)[] = [];
  window.fetch = (address) => {
    requested.push(address as string);
    return Promise.resolve({ status: 409, ok: false } as Response);
  };
  window.requestIdleCallback = (callback, options) => {
    patienceMs.push(options?.timeout);
    callback({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  const router = createMemoryRouter([{ path: '*', Component: () => null }]);
  prefetchLinks(router, 'v1', '');
  return { requested, patienceMs, router };
}

function scrollBy(px: number) {
  Object.defineProperty(window, 'scrollY', { value: px, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const features = '<main><a href="/features">ours</a></main>';

afterEach(() => {
  jest.restoreAllMocks();
});

test('scrolling more than 200 px prefetches links and images further down', () => {
  const { requested } = openPage(features);
  document.body.innerHTML = '<main><a href="/faq">lower</a><img loading="lazy" alt="" /></main>';

  scrollBy(200);
  expect(requested).toEqual(['/_site/pages/v1/features']);
  scrollBy(201);
  scrollBy(900);

  expect(requested).toEqual(['/_site/pages/v1/features', '/_site/pages/v1/faq']);
  expect(document.querySelector('img')?.loading).toBe('eager');
});

test('a page behind a visible link is fetched once and its response ignored', () => {
  const { requested, patienceMs, router } = openPage(`<main>
    <a href="/features">ours</a><a href="/features">again</a><a href="/blog">a remote’s</a>
    <a href="/de/aboutus">another language</a><a href="https://elsewhere.example/">elsewhere</a>
  </main>`);

  expect(requested).toEqual(['/_site/pages/v1/features']);
  expect(patienceMs).toEqual([2000]);
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  ['saves data', { saveData: true }],
  ['has a 2g connection', { effectiveType: '2g' }],
  ['has a slow 2g connection', { effectiveType: 'slow-2g' }],
])('nothing is fetched for a visitor who %s', (_, connection) => {
  expect(openPage(features, connection).requested).toEqual([]);
});

test('nothing is fetched without a connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(openPage(features).requested).toEqual([]);
});
