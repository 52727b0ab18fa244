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

test('Escape closes a menu and gives the focus back to what opened it', async () => {
  const { user, isOpen } = openMenu();
  screen.getByRole('link', { name: 'in Languages' }).focus();

  await user.keyboard('{Escape}');

  expect(isOpen()).toBe(false);
  expect(screen.getByText('Languages')).toHaveFocus();
});

test('Escape leaves the focus alone that is not in a menu', async () => {
  const { user } = openMenu();
  document.body.append(Object.assign(document.createElement('button'), { autofocus: true }));
  screen.getByRole('button').focus();

  await user.keyboard('{Escape}');

  expect(screen.getByRole('button')).toHaveFocus();
});

test('a menu goes when the focus goes on, not while it moves inside', async () => {
  const { user, isOpen } = openMenu();
  screen.getByText('Languages').focus();

  screen.getByRole('link', { name: 'in Languages' }).focus();
  expect(isOpen()).toBe(true);
  await user.tab();

  expect(screen.getByRole('link', { name: 'elsewhere' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('a click beside a menu closes it', async () => {
  const { user, isOpen } = openMenu();

  await user.click(document.body);

  expect(isOpen()).toBe(false);
});
