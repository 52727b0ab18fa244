import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accepted, giveWebCrypto, workTask } from '../../testing/openNetwork';
import { sendForms } from './sendForms';

const place = (content: string) =>
  `<div id="place" role="group" aria-label="Form" tabindex="-1">${content}</div>`;
const form = (isMarked: boolean, attributes = '', checks = '') => `
  <form method="post" action="/contact#place" ${isMarked ? 'data-page-form="place"' : ''} ${checks}>
    <label>Name <input name="name" ${attributes}></label>
    <div data-unsent hidden role="alert">Not sent</div>
    <button type="submit">Send <span data-sending hidden role="status">…</span></button>
  </form>`;

sendForms();

/** Opens the form; `answer` settles the next request with HTML or an error. */
function openForm(isMarked = true, checks = '') {
  document.body.innerHTML = place(form(isMarked, '', checks));
  const answers: ((html: string | Error) => void)[] = [];
  const bodies: string[] = [];
  const requested: string[] = [];
  window.fetch = (input, init) => {
    const address = input as string;
    if (address.startsWith('/api/')) {
      requested.push(address);
      const body = { ...accepted, data: workTask };
      return Promise.resolve({ status: 200, json: () => Promise.resolve(body) } as Response);
    }
    bodies.push(String(init?.body as URLSearchParams));
    return new Promise((resolve, reject) => {
      answers.push((html) => {
        if (html instanceof Error) reject(html);
        else {
          resolve({ text: () => Promise.resolve(`<html><body>${html}</body></html>`) } as Response);
        }
      });
    });
  };
  const answer = async (html: string | Error) => {
    await waitFor(() => {
      expect(answers).not.toEqual([]);
    });
    answers.shift()?.(html);
  };
  return { answer, requested, bodies, user: userEvent.setup() };
}

test('the response replaces the form, and focus moves to the invalid field', async () => {
  const { answer, bodies, user } = openForm();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await answer(place(form(true, 'aria-invalid="true" value="Ada L."')));

  expect(bodies).toEqual(['name=Ada']);
  expect(await screen.findByDisplayValue('Ada L.')).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('focus moves to the container after a successful submission', async () => {
  const { answer, user } = openForm();
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await answer(place('<p role="status">Submit success</p>'));

  expect(await screen.findByText('Submit success')).toBeVisible();
  expect(screen.getByRole('group')).toHaveFocus();
});

test('a second press while the form is being sent sends nothing', async () => {
  const { answer, bodies, user } = openForm();

  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status')).toBeVisible();
  await answer(place('Sent'));

  await screen.findByText('Sent');
  expect(bodies).toHaveLength(1);
});

test.each([
  ['nothing answers', new Error('offline')],
  ['something else answers', '<p>A proxy’s page</p>'],
])('when %s the form stays with an error and can be sent again', async (_, reply) => {
  const { answer, bodies, user } = openForm();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await answer(reply);

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => {
    expect(bodies).toHaveLength(2);
  });
});

const checked = 'data-bot-check="contact"';
const readFields = (body = '') => [...new URLSearchParams(body)];

test('a form that needs a bot check is sent with its token', async () => {
  giveWebCrypto(true);
  const { answer, requested, bodies, user } = openForm(true, checked);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await answer(place('<p>Submit success</p>'));

  expect(await screen.findByText('Submit success')).toBeVisible();
  expect(requested).toEqual(['/api/mms/botcheck/v1/task?kind=r3&action=contact']);
  expect(readFields(bodies[0])).toEqual([
    ['name', 'Ada'],
    ['recasign', expect.stringMatching(/^eyJ/)],
    ['recakind', 'r3'],
  ]);
});

test('after a low score the form is sent again under the step-up check', async () => {
  giveWebCrypto(true);
  const { answer, requested, bodies, user } = openForm(true, checked);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await answer(place(form(true, '', `${checked} data-step-up="true"`)));
  await answer(place('<p>Submit success</p>'));

  expect(await screen.findByText('Submit success')).toBeVisible();
  expect(requested[1]).toBe('/api/mms/botcheck/v1/task?kind=r2&action=contact');
  expect(readFields(bodies[1])).toContainEqual(['name', 'Ada']);
  expect(readFields(bodies[1])).toContainEqual(['recakind', 'r2']);
});

test('a form with a passkey shows an error in a browser without passkeys', async () => {
  const { bodies, user } = openForm(true, `data-passkey="get" data-passkey-options='{}'`);

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
  expect(bodies).toEqual([]);
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
