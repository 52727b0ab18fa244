import { userEvent } from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { followMenus } from './frameMenus';

const menu = (name: string) =>
  `<details name="frame-menu" open><summary>${name}</summary><a href="#a">in ${name}</a></details>`;

function openMenu() {
  document.body.innerHTML = `${menu('Languages')}<a href="#b">elsewhere</a>`;
  return { user: userEvent.setup(), isOpen: () => document.querySelector('details')?.open };
}

beforeAll(followMenus);

test('Escape closes a menu and returns the focus to its summary', async () => {
  const { user, isOpen } = openMenu();
  screen.getByRole('link', { name: 'in Languages' }).focus();

  await user.keyboard('{Escape}');

  expect(isOpen()).toBe(false);
  expect(screen.getByText('Languages')).toHaveFocus();
});

test('Escape does not move a focus outside the menus', async () => {
  const { user } = openMenu();
  document.body.append(Object.assign(document.createElement('button'), { autofocus: true }));
  screen.getByRole('button').focus();

  await user.keyboard('{Escape}');

  expect(screen.getByRole('button')).toHaveFocus();
});

test('a menu closes when the focus leaves it and not while it moves inside', async () => {
  const { user, isOpen } = openMenu();
  screen.getByText('Languages').focus();

  screen.getByRole('link', { name: 'in Languages' }).focus();
  expect(isOpen()).toBe(true);
  await user.tab();

  expect(screen.getByRole('link', { name: 'elsewhere' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('a click outside a menu closes it', async () => {
  const { user, isOpen } = openMenu();

  await user.click(document.body);

  expect(isOpen()).toBe(false);
});
