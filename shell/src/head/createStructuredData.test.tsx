import type { PageDocument } from '../pages/pageDocument';
import { createStructuredData } from './createStructuredData';

const page: PageDocument = {
  path: '/vpn-for-gaming/chess',
  isIndexed: true,
  hasAlternates: true,
  breadcrumbs: [
    { path: '/', title: 'Home' },
    { path: '/vpn-for-gaming', title: 'Gaming' },
    { path: '/vpn-for-gaming/chess', title: 'Chess' },
  ],
  layout: 'default',
  slots: [],
  head: { title: 'Chess', description: 'A slow game.' },
  language: 'en',
  sections: [
    {
      kind: 'questions',
      heading: 'Questions',
      questions: [{ question: 'Does it <hurt>?', answer: 'No.' }],
    },
  ],
};

const origin = 'https://tidegate.example';

function describePage(shown: PageDocument) {
  return createStructuredData(shown, origin, (path) => `${origin}/de${path === '/' ? '' : path}`);
}

test('a page describes its breadcrumb and its questions', () => {
  const [breadcrumbs, questions] = describePage(page);

  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://tidegate.example/de' },
      { position: 2, name: 'Gaming', item: 'https://tidegate.example/de/vpn-for-gaming' },
      { position: 3, item: 'https://tidegate.example/de/vpn-for-gaming/chess' },
    ],
  });
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Does it <hurt>?', acceptedAnswer: { text: 'No.' } }],
  });
});

test('the home page describes the organisation', () => {
  const things = describePage({ ...page, path: '/home', sections: [] });

  expect(things).toMatchObject([
    { '@type': 'Organization', name: 'Tidegate', url: 'https://tidegate.example/de' },
  ]);
});

test('a page with builds describes them as free applications', () => {
  const facts = { version: 'v', released: 'r', system: 's', size: 'b', sha256: 'h' };
  const messages = {
    lead: 'l',
    demo: 'd',
    ownDevice: 'y',
    download: 'd',
    store: 's',
    more: 'm',
    facts,
  };
  const build = {
    id: 'windows',
    token: '198f6035d182b008',
    version: '1.4.0',
    released: '2026-09-01',
    isOwnDevice: false,
  };
  const [, app, inStore] = describePage({
    ...page,
    sections: [
      {
        kind: 'builds',
        heading: 'The app',
        ...messages,
        builds: [
          {
            ...build,
            name: 'Windows',
            system: 'Windows 10',
            href: '/downloads/a.exe',
            bytes: 1_250_000,
            sha256: 'abc',
          },
          { ...build, name: 'iOS', system: 'iOS 16', store: 'App Store' },
        ],
      },
    ],
  });

  expect(app).toMatchObject({
    '@type': 'SoftwareApplication',
    operatingSystem: 'Windows 10',
    softwareVersion: '1.4.0',
    fileSize: '1.3 MB',
    downloadUrl: `${origin}/downloads/a.exe`,
    offers: { price: '0' },
  });
  expect(inStore).not.toHaveProperty('downloadUrl');
});
