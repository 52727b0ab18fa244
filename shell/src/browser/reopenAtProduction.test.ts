import { reopenAtProduction } from './reopenAtProduction';

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '';
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

// A hash stands for the production host because jsdom cannot load another page.
test('a page is opened at the production host once, and again only after two seconds', () => {
  reopenAtProduction('#first');
  reopenAtProduction('#second');
  expect(location.hash).toBe('#first');

  jest.advanceTimersByTime(1999);
  reopenAtProduction('#third');
  expect(location.hash).toBe('#first');

  jest.advanceTimersByTime(1);
  reopenAtProduction('#fourth');
  expect(location.hash).toBe('#fourth');
});

test('a page keeps its query at the production host', () => {
  history.replaceState(null, '', '?utm_source=mail');

  reopenAtProduction('#page');

  expect(location.hash).toBe('#page?utm_source=mail');
  history.replaceState(null, '', location.pathname);
});

test('a page without a production address stays', () => {
  reopenAtProduction(undefined);

  expect(location.hash).toBe('');
});
