import { createMemoryRouter } from 'react-router-dom';
import { prefetchLinks } from './prefetchLinks';

const onScreen = { top: 10, bottom: 20, width: 50 } as DOMRect;

function openPage(html: string, connection: object = {}) {
  document.body.innerHTML = html;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(onScreen);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const requested: string[] = [];
  const called: string[] = [];
  const patienceMs: (number | undefined)[] = [];
  window.requestIdleCallback = (callback, options) => {
    patienceMs.push(options?.timeout);
    callback({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  const router = createMemoryRouter([{ path: '*', Component: () => null }]);
  prefetchLinks(
    router,
    (sitePath) => requested.push(sitePath),
    (sitePath) => called.push(sitePath),
    '',
  );
  return { requested, called, patienceMs, router };
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
  expect(requested).toEqual(['/features']);
  scrollBy(201);
  scrollBy(900);

  expect(requested).toEqual(['/features', '/faq']);
  expect(document.querySelector('img')?.loading).toBe('eager');
});

test('a page behind a visible link is prefetched, and those of the account are not', () => {
  const { requested, called, patienceMs, router } = openPage(`<main>
    <a href="/features">ours</a><a href="/features">again</a><a href="/blog">a remote’s</a><a href="/login">account</a>
    <a href="/de/aboutus">another language</a><a href="https://elsewhere.example/">elsewhere</a>
  </main>`);

  expect(requested).toEqual(['/features', '/blog']);
  expect(called).toEqual([]);
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

test('a page is prefetched if its link is touched, focused or pointed at for a moment', () => {
  jest.useFakeTimers();
  const { requested, called } = openPage('');
  document.body.innerHTML = '<a href="/faq">Q</a><a href="/contact">C</a><a href="/login">L</a>';
  const [faq, contact, login] = document.querySelectorAll('a');
  const send = (link: Element | undefined, type: string) =>
    link?.dispatchEvent(new Event(type, { bubbles: true }));

  send(faq, 'pointerover');
  jest.advanceTimersByTime(64);
  send(contact, 'touchstart');
  jest.advanceTimersByTime(1000);
  expect(requested).toEqual(['/contact']);

  send(login, 'focusin');
  send(faq, 'pointerover');
  jest.advanceTimersByTime(65);
  expect(requested).toEqual(['/contact', '/login', '/faq']);
  expect(called).toEqual(requested);
  jest.useRealTimers();
});

test('links of a menu are prefetched when it opens', () => {
  const { requested } = openPage('');
  document.body.innerHTML = '<nav><details><a href="/faq">Q</a></details></nav>';

  document.querySelector('details')?.dispatchEvent(new Event('toggle'));

  expect(requested).toEqual(['/faq']);
});

test('the first page of the visit is prefetched once the next one is painted', async () => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/features');
  const { requested, router } = openPage('');

  await router.navigate('/faq');
  expect(requested).toEqual([]);
  jest.advanceTimersByTime(1000);

  expect(requested).toEqual(['/features']);
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});
