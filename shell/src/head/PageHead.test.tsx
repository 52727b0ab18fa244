import type { ContentHead } from '@tidegate/contracts/remotes/remoteModule';
import { renderShell } from '../testing/renderShell';
import { PageHead } from './PageHead';

const own = { title: 'Features', description: 'What it does.' };

test('a page has its own title, followed by the brand', () => {
  renderShell(<PageHead {...own} path="/features" />);

  expect(document.title).toBe('Features | Tidegate');
});

test('an override of the page’s words wins, and what it leaves out stays', () => {
  const heads = { '/features': { title: 'Changed' }, '/pricing': { title: 'Another page' } };

  renderShell(<PageHead {...own} path="/features" />, { heads });

  expect(document.title).toBe('Changed | Tidegate');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'What it does.',
  );
});

const content: ContentHead = {
  title: 'How it leaks | The Blog',
  meta: [
    { property: 'og:type', content: 'article' },
    { property: 'og:url', content: 'https://elsewhere.example/' },
    { property: 'article:section', content: 'Leaks' },
  ],
  script: [{ type: 'application/ld+json', json: { headline: '</script><b>' } }],
};

const metaOf = (name: string) =>
  [...document.querySelectorAll(`meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );

test('head data of the content replaces the page’s own, one element per name', () => {
  renderShell(<PageHead {...own} content={content} path="/blog/leaks" />);

  expect(document.title).toBe('How it leaks | The Blog');
  expect(metaOf('og:type')).toEqual(['article']);
  expect(metaOf('article:section')).toEqual(['Leaks']);
  expect(metaOf('og:title')).toEqual(['Features']);
  expect(metaOf('og:url')).toEqual([]);
  expect(document.querySelector('script[type="application/ld+json"]')?.innerHTML).toBe(
    '{"headline":"\\u003c/script>\\u003cb>"}',
  );
});

test('an override wins over content too', () => {
  const heads = { '/blog/leaks': { title: 'Changed' } };

  renderShell(<PageHead {...own} content={content} path="/blog/leaks" />, { heads });

  expect(document.title).toBe('Changed | Tidegate');
  expect(metaOf('og:title')).toEqual(['Changed']);
  expect(metaOf('article:section')).toEqual(['Leaks']);
});

test('a page has a share image of its own, and its title describes it', () => {
  renderShell(<PageHead {...own} path="/features" />);

  expect(metaOf('og:image')).toEqual(['https://tidegate.example/share/en/features.jpg']);
  expect(metaOf('og:image:alt')).toEqual(['Features']);
});

test('a page without an address has the general share image', () => {
  renderShell(<PageHead {...own} />);

  expect(metaOf('og:image')).toEqual(['https://tidegate.example/share/en.jpg']);
});

test('the share image of the content wins, also over an override', () => {
  const meta = [{ property: 'og:image', content: 'https://cdn.example/cover.jpg' }];
  const heads = { '/blog/leaks': { title: 'Changed' } };

  renderShell(<PageHead {...own} content={{ ...content, meta }} path="/blog/leaks" />, { heads });

  expect(metaOf('og:image')).toEqual(['https://cdn.example/cover.jpg']);
});

test('the home page has the override of its short address', () => {
  renderShell(<PageHead {...own} path="/home" />, { heads: { '/': { title: 'Changed' } } });

  expect(document.title).toBe('Changed | Tidegate');
});
