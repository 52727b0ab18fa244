import { createMemoryRouter } from 'react-router-dom';
import { pageShownEvent } from '../../routes/pageShownEvent';
import { restoreScroll } from './restoreScroll';

/** A page of the site that is `pageHeight` px longer than the window; jsdom lays nothing out. */
function openSite() {
  const page = { pageHeight: 2000, grow: () => {} };
  let top = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = ((given: ScrollToOptions) => {
    top = Math.min(given.top ?? 0, page.pageHeight);
  }) as typeof window.scrollTo;
  window.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      page.grow = () => onResize([], this);
    }
    observe() {}
    disconnect() {}
    unobserve() {}
  };
  const router = createMemoryRouter([{ path: '*', loader: () => null, Component: () => null }]);
  restoreScroll(router);
  const show = () => dispatchEvent(new Event(pageShownEvent));
  return { page, router, show };
}

async function leaveAndReturn({ router, show }: ReturnType<typeof openSite>) {
  scrollTo({ top: 700 });
  await router.navigate('/pricing');
  show();
  scrollTo({ top: 300 });
  await router.navigate(-1);
}

test('Back restores the offset that the page was left at', async () => {
  const site = openSite();

  await leaveAndReturn(site);
  site.show();

  expect(scrollY).toBe(700);
});

test('a revalidation before the page is shown keeps the offset that it was left at', async () => {
  const site = openSite();

  await leaveAndReturn(site);
  await site.router.revalidate();
  site.show();

  expect(scrollY).toBe(700);
});

test('a page that is left while it is still too short keeps the offset', async () => {
  const site = openSite();

  await leaveAndReturn(site);
  site.page.pageHeight = 400;
  site.show();
  expect(scrollY).toBe(400);
  await site.router.navigate(1);
  site.show();
  site.page.pageHeight = 2000;
  await site.router.navigate(-1);
  site.show();

  expect(scrollY).toBe(700);
});

test('a page that becomes long enough is scrolled then', async () => {
  const site = openSite();

  await leaveAndReturn(site);
  site.page.pageHeight = 400;
  site.show();
  site.page.pageHeight = 2000;
  site.page.grow();

  expect(scrollY).toBe(700);
});
