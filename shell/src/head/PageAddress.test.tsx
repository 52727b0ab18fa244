import { renderShell } from '../testing/renderShell';
import { PageAddress, type PageAddressProps } from './PageAddress';

function findAmpLink(address: Partial<PageAddressProps>, isDevelopment = false) {
  renderShell(<PageAddress path="/features" isIndexed hasAlternates hasAmp {...address} />, {
    language: 'de',
    isDevelopment,
  });
  return document.querySelector('link[rel=amphtml]');
}

test('in production a page names its AMP form in its own language', () => {
  expect(findAmpLink({})).toHaveAttribute('href', 'https://tidegate.example/de/amp/features');
});

test('the home page names its AMP form too', () => {
  expect(findAmpLink({ path: '/' })).toHaveAttribute('href', 'https://tidegate.example/de/amp');
});

test('in development no page names an AMP form', () => {
  expect(findAmpLink({}, true)).toBeNull();
});

test.each([
  ['has none', { hasAmp: false }],
  ['is not indexed', { isIndexed: false }],
])('a page that %s names no AMP form', (_, address) => {
  expect(findAmpLink(address)).toBeNull();
});
