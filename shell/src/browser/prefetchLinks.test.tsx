import { createMemoryRouter } from 'react-router-dom';
import { prefetchLinks } from './prefetchLinks';

const onScreen = { top: 10, bottom: 20, width: 50 } as DOMRect;

test('a page behind a visible link is fetched once, and nothing is done with the answer', () => {
  document.body.innerHTML = `<main>
    <a href="/features">ours</a><a href="/features">again</a><a href="/blog">a remote’s</a>
    <a href="/de/aboutus">another language</a><a href="https://elsewhere.example/">elsewhere</a>
  </main>`;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(onScreen);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const asked: string[] = [];
  window.fetch = (address) => {
    asked.push(address as string);
    return Promise.resolve({ status: 409, ok: false } as Response);
  };
  window.requestIdleCallback = (callback) => {
    callback({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  const router = createMemoryRouter([{ path: '*', Component: () => null }]);

  prefetchLinks(router, 'v1', '');

  expect(asked).toEqual(['/_site/pages/v1/features']);
  expect(router.state.location.pathname).toBe('/');
});
