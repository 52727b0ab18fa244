import type { ApiReply } from '@tidegate/contracts/siteApi';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleRefusal } from './handleRefusal';

async function refuse(reply: ApiReply) {
  const ended: number[] = [];
  const submitted: string[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    submitted.push(`${this.method} ${new URL(this.action).pathname}`);
  });
  await handleRefusal(reply, (code) => ended.push(code));
  return { ended, submitted };
}

const envelope = (code: number, message = 'x'): ApiReply => ({
  httpStatus: 200,
  body: { code, message, data: null },
});

const region = () => screen.queryByRole('region', { name: 'Messages' });

beforeAll(() => {
  document.documentElement.lang = 'en';
});

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([401, 403])('a response with status %i leads to the login', async (httpStatus) => {
  const { ended, submitted } = await refuse({ ...envelope(httpStatus), httpStatus });

  expect(submitted).toEqual(['post /_site/forget-session']);
  expect(ended).toEqual([]);
});

test.each([50008, 50012, 50014])(
  'the session code %i is passed on to offer another login',
  async (code) => {
    const { ended, submitted } = await refuse(envelope(code));

    expect(ended).toEqual([code]);
    expect(submitted).toEqual([]);
  },
);

test.each([
  ['a refusal that pages have words for', envelope(20101)],
  ['a failure without an envelope', { httpStatus: 502, body: '<html>' }],
  ['no reply', { httpStatus: 0, body: undefined }],
  ['a message that is a tree', { httpStatus: 200, body: { code: 20999, message: {} } }],
])('%s is left to the page', async (_, reply) => {
  const { ended, submitted } = await refuse(reply);

  expect([...ended, ...submitted]).toEqual([]);
  expect(region()).toBeNull();
});

test('an unknown refusal shows its message as text in a toast that can be closed', async () => {
  const reported = [
    refuse(envelope(20999, '<b>The plan is being repaired.</b>')),
    refuse(envelope(20998, '')),
    refuse(envelope(20998, '')),
  ];

  const shown = await screen.findByRole('region', { name: 'Messages' });
  expect(shown).toHaveAttribute('aria-live', 'polite');
  expect(await within(shown).findByText('<b>The plan is being repaired.</b>')).toBeVisible();
  expect(await within(shown).findByText('Error')).toBeVisible();
  await Promise.all(reported);

  const [close] = within(shown).getAllByRole('button', { name: 'Close this message' });
  if (close) await userEvent.click(close);
  expect(within(shown).queryByText(/repaired/)).not.toBeInTheDocument();
  expect(within(shown).getByText('Error')).toBeVisible();
});
