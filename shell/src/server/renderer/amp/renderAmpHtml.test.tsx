import type { Article } from '@tidegate/contracts/api/blog/schemas';
import type { Language } from '@tidegate/contracts/languages';
import { listShellPaths } from '../../discovery/listPaths';
import type { AmpContent } from '../../amp/ampTask';
import { listAmpFaults } from '../../testing/listAmpFaults';
import { createDocument } from '../../testing/siteDocuments';
import { withoutForms } from '../../amp/withoutForms';
import { renderAmpHtml } from './renderAmpHtml';

const nothing = { title: '', links: [] };

async function writeContent(amp: AmpContent, sitePath: string, language: Language = 'en') {
  const { html } = await renderAmpHtml({
    amp,
    sitePath,
    language,
    style: 'body{margin:0}',
    origin: 'https://tidegate.example',
    heads: {},
    footer: {
      products: { title: 'Product', links: [{ label: 'Features', path: '/features' }] },
      learnMore: nothing,
      about: nothing,
      partners: nothing,
      help: nothing,
      rights: '',
    },
  });
  return html;
}

const article: Article = {
  unikey: 'leaks',
  title: 'Wie ein Leck entsteht',
  excerpt: 'Kurz gesagt.',
  category: { key: 'networks', label: 'Netze' },
  tags: [{ key: 'dns', label: 'DNS' }],
  author: 'Redaktion',
  published_at: '2026-03-02T09:00:00.000Z',
  reading_minutes: 4,
  language: 'de',
  body_html: '<h2>How</h2><p>It <em>leaks</em>. <a href="../download">Get the app</a></p>',
  body_language: 'en',
};

const head = {
  title: 'Wie ein Leck entsteht | Tidegate',
  meta: [{ property: 'og:type', content: 'article' }],
  script: [{ type: 'application/ld+json' as const, json: { '@type': 'BlogPosting' } }],
};

const list = { items: [article], page: 2, page_size: 1, total: 3 };

function parse(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    page,
    read: (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name),
    readText: (selector: string) => page.querySelector(selector)?.textContent,
  };
}

test.each(['en', 'ar'] as const)('every page of the shell is valid AMP in %s', async (language) => {
  const faults = await Promise.all(
    listShellPaths().map(async (path) => {
      const document = await createDocument(language, path);
      if (!document) return [`${path} is no page`];
      const amp: AmpContent = { kind: 'page', document: withoutForms(document) };
      const found = listAmpFaults(await writeContent(amp, path, language));
      return found.map((fault) => `${path}: ${fault}`);
    }),
  );

  expect(faults.flat()).toEqual([]);
});

test('an AMP article has the content of its page and links to it', async () => {
  const html = await writeContent({ kind: 'article', article, head }, '/blog/leaks', 'de');
  const { page, read, readText } = parse(html);

  expect(listAmpFaults(html)).toEqual([]);
  expect(page.title).toBe('Wie ein Leck entsteht | Tidegate');
  expect(read('link[rel=canonical]', 'href')).toBe('https://tidegate.example/de/blog/leaks');
  expect(readText('h1')).toBe('Wie ein Leck entsteht');
  expect(readText('[lang=en] h2')).toBe('How');
  expect(read('[lang=en] a', 'href')).toBe('/de/download');
  expect(readText('script[type="application/ld+json"]')).toContain('BlogPosting');
});

test('a list leads to AMP documents and to its other pages', async () => {
  const amp: AmpContent = {
    kind: 'articles',
    list,
    subject: 'Netze',
    canonical: '/blog/category/networks?page=2',
  };
  const html = await writeContent(amp, '/blog/category/networks', 'de');
  const links = [...parse(html).page.querySelectorAll('main a')].map((link) =>
    link.getAttribute('href'),
  );

  expect(listAmpFaults(html)).toEqual([]);
  expect(html).toContain('href="https://tidegate.example/de/blog/category/networks?page=2"');
  expect(links).toContain('/de/amp/blog/leaks');
  expect(links).toContain('/de/amp/blog/category/networks');
  expect(links).toContain('/de/amp/blog/category/networks?page=3');
});

test('a document in Arabic runs from right to left', async () => {
  const html = await writeContent({ kind: 'article', article, head }, '/blog/leaks', 'ar');

  expect(parse(html).read('html', 'dir')).toBe('rtl');
});

test('the AMP check finds invalid markup', () => {
  expect(listAmpFaults('<!DOCTYPE html><html><body><form></form><img></body></html>')).toEqual(
    expect.arrayContaining(['no amp attribute', 'no runtime', 'form', 'img']),
  );
});
