import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBlog, openReleasePage } from '../../remotes/testing/openReleasePage';

type Component = RouteModule['Component'];

// user-event replaces platform functions, so it must precede the first release and its guards.
const user = userEvent.setup();

const text = (expected: string) => () => <p>{expected}</p>;

let opened = 20;

/** Opens a page with the release `first`; both versions can be activated. */
async function openVersions(first: Component, next: Component) {
  opened += 1;
  const versions = { first: `${opened}.0.0`, next: `${opened}.1.0` };
  const modules = new Map([
    [versions.first, aBlog({ '/blog': first })],
    [versions.next, aBlog({ '/blog': next })],
  ]);
  return { ...versions, ...(await openReleasePage(modules, [versions.first])) };
}

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <input aria-label="Search" value={value} onChange={({ target }) => setValue(target.value)} />
  );
}

function Form() {
  return (
    <>
      <p>first edition</p>
      <input aria-label="Search" />
      <textarea aria-label="Comment" />
      <input type="checkbox" aria-label="Agree" />
      <select aria-label="Topic">
        <option>Tides</option>
        <option>Currents</option>
      </select>
      <Controlled />
      <button>Close</button>
    </>
  );
}
const sheetsOf = ({ network }: Awaited<ReturnType<typeof openReleasePage>>) =>
  network.styles.list().map(({ url }) => url);

test('a page has only the styles of the shown release after a swap and a rollback', async () => {
  const page = await openReleasePage(
    new Map([
      ['11.1.0', aBlog({ '/blog': text('next') })],
      ['11.0.0', aBlog({ '/blog': text('first') })],
    ]),
    ['11.0.0'],
  );

  await page.activate('11.1.0', '11.0.0');
  expect(screen.getByText('next')).toBeVisible();
  expect(sheetsOf(page)).toEqual(['/r/blog/11.1.0/styles']);

  await page.activate('11.0.0', '11.1.0');
  expect(screen.getByText('first')).toBeVisible();
  expect(sheetsOf(page)).toEqual(['/r/blog/11.0.0/styles']);
});

test('a release that fails loses its styles', async () => {
  const page = await openReleasePage(
    new Map([
      ['12.1.0', { name: 'blog', routes: [], slots: [] }],
      ['12.0.0', aBlog({ '/blog': text('first') })],
    ]),
    ['12.0.0'],
  );
  page.network.fail('12.1.0', 'chunk');

  await page.activate('12.1.0', '12.0.0');

  expect(screen.getByText('first')).toBeVisible();
  expect(sheetsOf(page)).toEqual(['/r/blog/12.0.0/styles']);
});

test('the styles of a release stay on other pages until it is no longer current', async () => {
  const page = await openReleasePage(
    new Map([
      ['13.1.0', aBlog({ '/blog': text('next') })],
      ['13.0.0', aBlog({ '/blog': text('first') })],
    ]),
    ['13.0.0'],
  );

  await page.go('/elsewhere');
  expect(sheetsOf(page)).toEqual(['/r/blog/13.0.0/styles']);
  await page.activate('13.1.0', '13.0.0');
  expect(sheetsOf(page)).toEqual([]);

  await page.activate('13.0.0', '13.1.0');
  await page.go('/blog');
  expect(screen.getByText('first')).toBeVisible();
  expect(sheetsOf(page)).toEqual(['/r/blog/13.0.0/styles']);
});

const field = (name: string) => screen.getAllByLabelText(name)[0] as HTMLElement;
const controlled = () => screen.getAllByLabelText('Search')[1] as HTMLElement;

const hands: [string, () => Promise<void> | void][] = [
  ['has the focus in a field', () => act(() => field('Search').focus())],
  ['has typed something', () => typeAndLeave(field('Comment'))],
  ['has typed into a field that React controls', () => typeAndLeave(controlled())],
  ['has ticked a box', () => user.click(field('Agree')).then(leave)],
  ['has chosen from a list', () => user.selectOptions(field('Topic'), 'Currents').then(leave)],
  [
    'has selected words',
    () => getSelection()?.selectAllChildren(screen.getByText('first edition')),
  ],
];

function leave() {
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
}

async function typeAndLeave(into: HTMLElement) {
  await user.type(into, 'tid');
  leave();
}

test.each(hands)('a visitor who %s keeps the release until leaving', async (_, take) => {
  const { activate, go, first, next } = await openVersions(Form, text('next edition'));
  await take();

  await activate(next, first);
  expect(screen.getByText('first edition')).toBeVisible();

  await go('/elsewhere');
  await go('/blog');
  expect(screen.getByText('next edition')).toBeVisible();
});

test('a visitor without input in the fields gets the next release at once', async () => {
  const { activate, first, next } = await openVersions(Form, text('next edition'));
  await user.click(field('Agree'));
  await user.click(field('Agree'));
  leave();

  await activate(next, first);

  expect(screen.getByText('next edition')).toBeVisible();
});

test('a release that is rolled back is replaced even if the visitor has typed into it', async () => {
  const { activate, first, next } = await openVersions(text('first edition'), () => <Form />);
  await activate(next, first);
  await typeAndLeave(field('Comment'));

  await activate(first);

  expect(screen.queryByLabelText('Comment')).not.toBeInTheDocument();
});

const Box = () => (
  <ul>
    <li>
      <button>Close</button>
    </li>
    <li role="region" aria-label="Terms" />
  </ul>
);

test('focus and scroll position move to the same place in the next release', async () => {
  const { activate, first, next } = await openVersions(
    () => <Box />,
    () => <Box />,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  act(() => button.focus());
  screen.getByRole('region', { name: 'Terms' }).scrollTop = 40;

  await activate(next, first);

  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Terms' }).scrollTop).toBe(40);
});

test('focus moves to the element of the same name when its place has changed', async () => {
  const { activate, first, next } = await openVersions(
    () => <button name="close">Close</button>,
    () => (
      <p>
        <button name="other">Other</button>
        <button name="close">Close</button>
      </p>
    ),
  );
  act(() => screen.getByRole('button', { name: 'Close' }).focus());

  await activate(next, first);

  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});
