import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell';
import type { PageSection } from './pageSection';
import { PageSections } from './PageSections';

const art = { picture: 'gate' } as const;

const everyKind: readonly PageSection[] = [
  {
    kind: 'hero',
    heading: 'Open water',
    lead: 'Some text',
    art,
    links: [{ to: '/pricing', label: 'See plans', variant: 'signal' }],
  },
  {
    kind: 'figures',
    heading: 'In figures',
    lead: 'Some text',
    figures: [{ promise: 'days', figure: 6000, term: 'days ashore' }],
  },
  {
    kind: 'passage',
    heading: 'A door in the sea',
    paragraphs: ['Some text'],
    art,
    artSide: 'start',
  },
  {
    kind: 'comparison',
    heading: 'Who sees what',
    lead: 'Some text',
    columns: ['Who is looking', 'Without', 'With'],
    rows: [['The site', 'Your address', 'Our address']],
  },
  {
    kind: 'steps',
    heading: 'In two moves',
    steps: [
      {
        heading: 'Choose a plan',
        text: 'Some text',
        link: { to: '/pricing', label: 'Compare the plans' },
      },
      { heading: 'Check', text: 'Some text' },
    ],
  },
  {
    kind: 'points',
    heading: 'Ordinary days',
    points: [{ icon: 'wave', heading: 'Borrowed Wi-Fi', text: 'Some text' }],
  },
  {
    kind: 'questions',
    heading: 'Questions',
    questions: [{ question: 'My money back?', answer: 'Within 30 days' }],
  },
  {
    kind: 'directory',
    heading: 'Places',
    entries: [{ to: '/features', label: 'Features', text: 'Some text' }],
  },
  {
    kind: 'document',
    heading: 'Terms',
    lead: 'Some text',
    updated: { date: '2026-11-01', label: 'Last changed' },
    contents: 'Chapters',
    chapters: [{ id: 'scope', heading: 'Scope', paragraphs: ['For all.'], points: ['One'] }],
  },
  {
    kind: 'closing',
    heading: 'Before you sail',
    lead: 'Some text',
    links: [{ to: '/pricing', label: 'See plans', variant: 'signal' }],
  },
];

function open(language: 'en' | 'de' = 'en') {
  return renderShell(<PageSections sections={everyKind} language={language} />, { language });
}

test('a page has one first-level heading and no section skips a level', () => {
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
    'H2 Places',
    'H2 Terms',
    'H2 Scope',
    'H2 Before you sail',
  ]);
});

test('a figure is formatted for the language', () => {
  open('de');

  expect(screen.getByRole('term')).toHaveTextContent('days ashore');
  expect(screen.getByRole('definition')).toHaveTextContent('6.000');
});

test('a section that is shown alone has the first-level heading', () => {
  renderShell(<PageSections sections={everyKind.slice(5, 6)} language="en" />);

  const outline = screen.getAllByRole('heading').map(({ tagName }) => tagName);

  expect(outline).toEqual(['H1', 'H2']);
});

test('a document lists its chapters and the date of its last change', () => {
  open();

  expect(
    within(screen.getByRole('navigation', { name: 'Chapters' })).getByRole('link'),
  ).toHaveAttribute('href', '#scope');
  expect(screen.getByRole('heading', { name: 'Scope' })).toBeInTheDocument();
  expect(screen.getByText('Nov 1, 2026')).toHaveAttribute('datetime', '2026-11-01');
});

test('a comparison is a table with row headers', () => {
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

test('a drawing of the app is a figure that its caption names', () => {
  const app = {
    picture: 'app',
    frame: 'phone',
    onChart: true,
    sheet: 27,
    caption: 'Illustration of the app',
    status: { off: 'Not connected', on: 'Connected' },
    duration: '12 min',
    address: { label: 'Your address', before: '203.0.113.254', after: '198.51.100.50' },
    disconnect: 'Disconnect',
    places: [{ city: 'Amsterdam', country: 'Netherlands' }],
  } as const;
  const passage: PageSection = {
    kind: 'passage',
    heading: 'The app',
    paragraphs: ['Some text'],
    art: app,
    artSide: 'end',
  };
  renderShell(<PageSections sections={[passage]} language="en" />);

  const figure = screen.getByRole('figure');

  expect(within(figure).getByText('Illustration of the app')).toBeVisible();
  expect(figure).toHaveTextContent('203.0.113.254 198.51.100.50');
  expect(within(figure).queryByRole('list')).not.toBeInTheDocument();
});

test('the path of the traffic asks for a situation and has the answers of both', () => {
  const path: PageSection = {
    kind: 'comparison',
    isPath: true,
    heading: 'Who sees what',
    lead: 'Some text',
    columns: ['Who is looking', 'Without', 'With'],
    rows: [['The site', 'Your address', 'Our address']],
  };
  renderShell(<PageSections sections={[path]} language="en" />);

  const group = within(screen.getByRole('group', { name: 'Who is looking' }));

  expect(group.getByRole('radio', { name: 'Without' })).not.toBeChecked();
  expect(group.getByRole('radio', { name: 'With' })).toBeChecked();
  expect(group.getByRole('listitem')).toHaveTextContent('The siteYour addressOur address');
});

test('a hero with a price repeats price and first link at the end of the page', () => {
  const [hero] = everyKind;
  if (hero?.kind !== 'hero') throw new Error('no hero');
  const priced = { ...hero, price: '$39.99 for a year today, then $44.99 a year.' };
  const view = renderShell(<PageSections sections={[priced]} language="en" />);

  expect(screen.getAllByText(/^\$39\.99 for a year/)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'See plans', hidden: true })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'See plans' })).not.toHaveAttribute('tabindex');
  view.unmount();
  renderShell(<PageSections sections={[hero]} language="en" />);
  expect(screen.getByRole('link', { name: 'See plans' })).toBeInTheDocument();
});
