import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendForms } from './sendForms';

const place = (content: string) =>
  `<div id="place" role="group" aria-label="Form" tabindex="-1">${content}</div>`;
const form = (isMarked: boolean, attributes = '') => `
  <form method="post" action="/contact#place" ${isMarked ? 'data-page-form="place"' : ''}>
    <label>Name <input name="name" ${attributes}></label>
    <div data-unsent hidden role="alert">Not sent</div>
    <button type="submit">Send</button>
  </form>`;

sendForms();

/** Opens the form; `answer` is the next thing that the server says. */
function openForm(isMarked = true) {
  document.body.innerHTML = place(form(isMarked));
  const answers: ((html: string | Error) => void)[] = [];
  const bodies: string[] = [];
  window.fetch = (_, init) => {
    bodies.push((init?.body as URLSearchParams).toString());
    return new Promise((resolve, reject) => {
      answers.push((html) => {
        if (html instanceof Error) reject(html);
        else {
          resolve({ text: () => Promise.resolve(`<html><body>${html}</body></html>`) } as Response);
        }
      });
    });
  };
  return { answers, bodies, user: userEvent.setup() };
}

test('the answer takes the place of the form, and focus goes to what is wrong', async () => {
  const { answers, bodies, user } = openForm();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  answers[0]?.(place(form(true, 'aria-invalid="true" value="Ada L."')));

  expect(bodies).toEqual(['name=Ada']);
  expect(await screen.findByDisplayValue('Ada L.')).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('focus goes to the place itself when all is done', async () => {
  const { answers, user } = openForm();
  await user.click(screen.getByRole('button', { name: 'Send' }));

  answers[0]?.(place('<p role="status">Submit success</p>'));

  expect(await screen.findByText('Submit success')).toBeVisible();
  expect(screen.getByRole('group')).toHaveFocus();
});

test('a second press while it is sent sends nothing', async () => {
  const { bodies, user } = openForm();

  await user.dblClick(screen.getByRole('button', { name: 'Send' }));

  expect(bodies).toHaveLength(1);
});

test.each([
  ['nothing answers', new Error('offline')],
  ['something else answers', '<p>A proxy’s page</p>'],
])('when %s the form stays, says so, and can be sent again', async (_, answer) => {
  const { answers, bodies, user } = openForm();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  answers[0]?.(answer);

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(bodies).toHaveLength(2);
});

test('a form that is not marked is left to the browser', async () => {
  const { bodies, user } = openForm(false);
  const submissions: boolean[] = [];
  addEventListener(
    'submit',
    (event) => {
      submissions.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect([submissions, bodies]).toEqual([[false], []]);
});
