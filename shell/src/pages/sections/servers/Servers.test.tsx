import { screen, within } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell';
import { Servers } from './Servers';
import type { ServersSection } from './serverSections';

function aServerList(change: Partial<ServersSection> = {}): ServersSection {
  return {
    kind: 'servers',
    heading: 'Every harbour',
    lead: 'Some text',
    demo: 'This list is demonstration data.',
    search: 'Country or city',
    find: 'Search',
    everywhere: 'Everywhere',
    byName: 'Name',
    byServers: 'Servers',
    counts: {},
    none: { heading: 'No harbour of that name', text: 'Try another.', all: 'Show all' },
    hasFilter: true,
    namesLanguage: 'de',
    marks: [{ x: 50, y: 20, servers: 4, isShown: true }],
    form: { text: 'bra', kept: [['sort', 'servers']] },
    regions: {
      label: 'Part of the world',
      choices: [
        { to: '/vpn-server#servers', label: 'Everywhere', isChosen: false },
        { to: '/vpn-server?region=019#servers', label: 'Amerika', isChosen: true, language: 'de' },
      ],
    },
    order: {
      label: 'Sorted by',
      choices: [{ to: '/vpn-server?sort=servers#servers', label: 'Servers', isChosen: true }],
    },
    found: '2 countries, 2 cities, 1,300 servers',
    countries: [
      {
        code: 'BR',
        name: 'Brasilien',
        page: '/vpn-server/brazil-vpn',
        count: '1,299 servers',
        cities: [{ name: 'São Paulo', servers: 1299 }],
      },
      {
        code: 'CL',
        name: 'Chile',
        page: undefined,
        count: '1 server',
        cities: [{ name: 'Santiago', servers: 1 }],
      },
    ],
    ...change,
  };
}

function open(change: Partial<ServersSection> = {}) {
  return renderShell(<Servers section={aServerList(change)} level={2} language="en" />, {
    language: 'de',
  });
}

test('a notice marks the list as demonstration data', () => {
  open();

  expect(screen.getByText('This list is demonstration data.')).toBeVisible();
});

test('a search submits a GET form that keeps the chosen order', () => {
  open();

  const form = screen.getByRole('search');

  expect(form).toHaveAttribute('action', '/de/vpn-server#servers');
  expect(within(form).getByRole('searchbox', { name: 'Country or city' })).toHaveValue('bra');
  expect(form).toHaveFormValues({ sort: 'servers', q: 'bra' });
});

test('the current region is marked and named in the visitor’s language', () => {
  open();

  const regions = within(screen.getByRole('navigation', { name: 'Part of the world' }));

  expect(regions.getByRole('link', { current: true })).toHaveTextContent('Amerika');
  expect(regions.getByRole('link', { current: true })).toHaveAttribute('lang', 'de');
  expect(regions.getByRole('link', { name: 'Everywhere' })).toHaveAttribute(
    'href',
    '/de/vpn-server#servers',
  );
});

test('countries are listed with their cities and link to their pages', () => {
  open();

  const list = within(screen.getByRole('group', { name: 'Every harbour' }));

  expect(list.getByText('2 countries, 2 cities, 1,300 servers')).toBeVisible();
  expect(list.getByText('São Paulo')).toHaveTextContent('São Paulo 1,299');
  expect(list.getAllByRole('link')).toHaveLength(1);
  expect(list.getByRole('link', { name: 'Brasilien' })).toHaveAttribute(
    'href',
    '/de/vpn-server/brazil-vpn',
  );
});

test('an empty result links to the whole list', () => {
  open({ countries: [] });

  const list = within(screen.getByRole('group', { name: 'Every harbour' }));

  expect(list.getByRole('heading', { level: 3 })).toHaveTextContent('No harbour of that name');
  expect(list.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/de/vpn-server#servers',
  );
});
