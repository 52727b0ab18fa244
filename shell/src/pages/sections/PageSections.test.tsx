import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell';
import type { PageSection } from './pageSection';
import { PageSections } from './PageSections';

const words = {
  hero: 'Open water',
  figures: 'In figures',
  devices_one: 'device on one account',
  devices_other: 'devices on one account',
  logs_one: 'log',
  logs_other: 'logs',
  passage: 'A door in the sea',
  comparison: 'Who sees what',
  subject: 'Who is looking',
  before: 'Without',
  after: 'With',
  site: 'The site',
  yourAddress: 'Your address',
  ourAddress: 'Our address',
  steps: 'In two moves',
  choose: 'Choose a plan',
  compare: 'Compare the plans',
  check: 'Check',
  points: 'Ordinary days',
  wifi: 'Borrowed Wi-Fi',
  questions: 'Questions',
  refund: 'My money back?',
  answer: 'Within {{days}} days',
  closing: 'Before you sail',
  text: 'Some text',
  plans: 'See plans',
};

const everyKind: readonly PageSection[] = [
  {
    kind: 'hero',
    heading: 'hero',
    lead: 'text',
    art: null,
    links: [{ to: '/pricing', label: 'plans', look: 'signal' }],
  },
  {
    kind: 'figures',
    heading: 'figures',
    lead: 'text',
    figures: [
      { promise: 'devices', term: 'devices' },
      { promise: 'logs', term: 'logs' },
    ],
  },
  { kind: 'passage', heading: 'passage', paragraphs: ['text'], art: null, artSide: 'start' },
  {
    kind: 'comparison',
    heading: 'comparison',
    lead: 'text',
    columns: ['subject', 'before', 'after'],
    rows: [['site', 'yourAddress', 'ourAddress']],
  },
  {
    kind: 'steps',
    heading: 'steps',
    steps: [
      { heading: 'choose', text: 'text', link: { to: '/pricing', label: 'compare' } },
      { heading: 'check', text: 'text' },
    ],
  },
  {
    kind: 'points',
    heading: 'points',
    points: [{ icon: 'wave', heading: 'wifi', text: 'text' }],
  },
  {
    kind: 'questions',
    heading: 'questions',
    questions: [{ question: 'refund', answer: 'answer' }],
  },
  {
    kind: 'closing',
    heading: 'closing',
    lead: 'text',
    links: [{ to: '/pricing', label: 'plans', look: 'signal' }],
  },
];

function open(language: 'en' | 'de' = 'en') {
  return renderShell(<PageSections page="home" sections={everyKind} />, {
    language,
    words: { home: words },
  });
}

test('a page has one first heading, and no section skips a level', () => {
  open();

  const outline = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

  expect(outline).toEqual([
    'H1 Open water',
    'H2 In figures',
    'H2 A door in the sea',
    'H2 Who sees what',
    'H2 In two moves',
    'H3 Choose a plan',
    'H3 Check',
    'H2 Ordinary days',
    'H3 Borrowed Wi-Fi',
    'H2 Questions',
    'H2 Before you sail',
  ]);
});

test('a promise is shown as its figure, in words that agree with it', () => {
  open();

  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);

  expect(terms).toEqual(['devices on one account', 'logs']);
  expect(figures).toEqual(['6', '0']);
});

test('running text may name a promise', () => {
  open();

  expect(screen.getByText('Within 30 days')).toBeInTheDocument();
});

test('a comparison is a table whose rows are named', () => {
  open();

  const row = within(screen.getByRole('table', { name: 'Who sees what' })).getByRole('row', {
    name: /^The site/,
  });

  expect(within(row).getByRole('rowheader')).toHaveTextContent('The site');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Your address', 'Our address']);
});

test('steps are an ordered list', () => {
  open();

  const steps = screen
    .getAllByRole('list')
    .find((list) => within(list).queryByRole('heading', { name: 'Choose a plan' }));

  expect(steps?.tagName).toBe('OL');
});

test('links stay in the language of the page', () => {
  open('de');

  expect(screen.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute(
    'href',
    '/de/pricing',
  );
});
