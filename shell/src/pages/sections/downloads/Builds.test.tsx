import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../../testing/renderShell';
import { Builds } from './Builds';
import type { BuildsSection, ShownBuild } from './buildsSection';

const described = {
  id: 'windows',
  token: '198f6035d182b008',
  name: 'Windows',
  version: '1.4.0',
  released: '2026-10-27',
  system: 'Windows 10',
  isOwnDevice: false,
};

const asFile: ShownBuild = {
  ...described,
  page: '/download/windows',
  href: '/downloads/app-1.4.0.txt',
  bytes: 48_200_000,
  sha256: 'ba7816bf',
};

function open(build: ShownBuild, language: 'en' | 'de' = 'en') {
  const section: BuildsSection = {
    kind: 'builds',
    heading: 'Apps',
    lead: 'Some text',
    demo: 'These builds are for demonstration.',
    ownDevice: 'For this device',
    download: 'Download',
    store: 'You will find it in:',
    more: 'How to install it',
    facts: {
      version: 'Version',
      released: 'Released',
      system: 'Oldest system',
      size: 'Size',
      sha256: 'SHA-256',
    },
    builds: [build],
  };
  renderShell(<Builds section={section} level={2} language={language} />, { language });
}

test('a build lists the facts that verify a download', () => {
  open(asFile);

  const build = within(screen.getByRole('listitem'));
  expect(build.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Version',
    'Released',
    'Oldest system',
    'Size',
    'SHA-256',
  ]);
  expect(build.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1.4.0',
    'Oct 27, 2026',
    'Windows 10',
    '48.2 MB',
    'ba7816bf',
  ]);
});

test('a download is a link to a file, described by the name of its device', () => {
  open(asFile);

  const link = screen.getByRole('link', { name: 'Download' });

  expect(link).toHaveAttribute('href', '/downloads/app-1.4.0.txt');
  expect(link).toHaveAttribute('download');
  expect(link).toHaveAccessibleDescription('Windows');
});

test('a build in a store names the store and has nothing to download', () => {
  open({ ...described, store: 'App Store' });

  const build = within(screen.getByRole('listitem'));
  expect(build.getByText('App Store')).toBeVisible();
  expect(build.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
  expect(build.queryByText('SHA-256')).not.toBeInTheDocument();
});

test('the build for the visitor’s device is marked', () => {
  open({ ...asFile, isOwnDevice: true });

  expect(screen.getByText('For this device')).toBeVisible();
});

test('a build for another device is not marked', () => {
  open(asFile);

  expect(screen.queryByText('For this device')).not.toBeInTheDocument();
});

test('a size is formatted for the language, and folded with the other facts', async () => {
  open({ ...asFile, bytes: 1_500 }, 'de');
  expect(screen.getByText(/1,5\s*kB/)).not.toBeVisible();

  await userEvent.click(screen.getByText('Version 1.4.0'));

  expect(screen.getByText(/1,5\s*kB/)).toBeVisible();
});
