import { screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';
import { LanguageMenu } from './LanguageMenu';

test('every choice keeps the page and its query and is stored by the server', () => {
  renderShell(<LanguageMenu />, { at: '/pricing?currency=GBP', language: 'de', device: 'mobile' });

  expect(screen.getByRole('link', { name: 'Français', hidden: true })).toHaveAttribute(
    'href',
    '/de/m/pricing?currency=GBP&nl=fr',
  );
});

test('the language of the page is marked', () => {
  renderShell(<LanguageMenu />, { language: 'pl' });

  expect(screen.getByRole('link', { current: true, hidden: true })).toHaveTextContent('Polski');
});

test('ten languages are offered under their own names and Arabic is not', () => {
  renderShell(<LanguageMenu />);

  const names = screen
    .getAllByRole('link', { hidden: true })
    .map(({ textContent, lang }) => `${lang} ${textContent}`);

  expect(names).toHaveLength(10);
  expect(names).toContain('ja 日本語');
  expect(names).not.toContain('ar العربية');
});
