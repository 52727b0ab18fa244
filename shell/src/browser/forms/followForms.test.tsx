import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { followForms } from './followForms';

/** No test removes the listener of an earlier one, so each test uses a language of its own. */
function openForm(basename: string, html: string) {
  document.body.innerHTML = html;
  const router = createMemoryRouter([{ path: '*', Component: () => null }], {
    basename,
    initialEntries: [`${basename}/`],
  });
  followForms(router, basename);
  const submissions: boolean[] = [];
  // Replaces the browser's own submission, which jsdom does not implement.
  addEventListener(
    'submit',
    (event) => {
      submissions.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  return { router, submissions, user: userEvent.setup() };
}

const search = (basename: string) => `
  <form action="${basename}/vpn-server#servers">
    <input type="hidden" name="region" value="150">
    <label>City <input name="q"></label>
    <button>Search</button>
  </form>`;

test('a search is a client navigation and keeps the earlier choice', async () => {
  const { router, submissions, user } = openForm('/de', search('/de'));

  await user.type(screen.getByLabelText('City'), 'São Paulo');
  await user.click(screen.getByRole('button', { name: 'Search' }));

  expect(submissions).toEqual([true]);
  expect(router.state.location).toMatchObject({
    pathname: '/de/vpn-server',
    search: '?region=150&q=S%C3%A3o+Paulo',
    hash: '#servers',
  });
});

test('an empty field is not part of the address', async () => {
  const { router, user } = openForm('/es', search('/es'));

  await user.click(screen.getByRole('button', { name: 'Search' }));

  expect(router.state.location.search).toBe('?region=150');
});

test.each([
  ['sends something', 'method="post" action="/it/login"'],
  ['leads to another language', 'action="/fr/vpn-server"'],
  ['leads to another site', 'action="https://elsewhere.example/"'],
  ['opens another window', 'target="_blank" action="/it/vpn-server"'],
])('a form that %s is left to the browser', async (_, attributes) => {
  const { router, submissions, user } = openForm(
    '/it',
    `<form ${attributes}><button>Go</button></form>`,
  );

  await user.click(screen.getByRole('button', { name: 'Go' }));

  expect(submissions).toEqual([false]);
  expect(router.state.location.pathname).toBe('/it/');
});
