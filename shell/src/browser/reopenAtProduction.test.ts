import { reopenAtProduction } from './reopenAtProduction';

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '';
});

afterEach(() => {
  jest.useRealTimers();
});

// A place on the same page stands for the production host: a test has no other page.
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

test('a page that is where it belongs stays', () => {
  reopenAtProduction(undefined);

  expect(location.hash).toBe('');
});
