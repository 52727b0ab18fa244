import { languages } from '@tidegate/contracts/languages';
import { renderShell } from '../testing/renderShell';
import { PageAddress, type PageAddressProps } from './PageAddress';

const site = 'https://tidegate.example';

function readLinks(device: 'desktop' | 'mobile', address: Partial<PageAddressProps> = {}) {
  renderShell(<PageAddress path="/features" isIndexed hasAlternates hasAmp {...address} />, {
    language: 'de',
    device,
  });
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLLinkElement>(selector)].map((link) => link.href);
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  return {
    canonical: find('link[rel=canonical]'),
    mobile: find('link[media]'),
    languages: Object.fromEntries(named.map(({ hreflang, href }) => [hreflang, href])),
  };
}

test.each(['desktop', 'mobile'] as const)(
  'a page on a %s has the desktop page of its language as canonical and names the mobile one',
  (device) => {
    const { canonical, mobile } = readLinks(device);

    expect(canonical).toEqual([`${site}/de/features`]);
    expect(mobile).toEqual([`${site}/de/m/features`]);
  },
);

test('a page links to every language and to English as x-default', () => {
  const { 'x-default': others, ...named } = readLinks('desktop').languages;

  expect(others).toBe(`${site}/features`);
  expect(Object.keys(named)).toEqual([...languages]);
  expect(named).toMatchObject({
    en: `${site}/features`,
    de: `${site}/de/features`,
    ja: `${site}/ja/features`,
  });
});

test('a page that is not indexed links to no alternates', () => {
  expect(readLinks('desktop', { isIndexed: false })).toMatchObject({ mobile: [], languages: {} });
});

test('a blog page links to no other language', () => {
  expect(readLinks('desktop', { hasAlternates: false }).languages).toEqual({});
});
