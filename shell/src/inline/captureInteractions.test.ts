import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { captureInteractions } from './captureInteractions';
import type { ScriptLoader } from './createScriptLoader';
import { liveMark, markLive } from './markLive';

let opened: ScriptLoader | undefined;

afterEach(() => {
  opened?.onFailure?.(true);
  document.documentElement.removeAttribute(liveMark);
});

/** A page before its script is loaded; returns what the browser and React would see. */
function openPage(html: string) {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  const load = jest.fn();
  const loader: ScriptLoader = { load };
  opened = loader;
  captureInteractions(loader);
  const answered: string[] = [];
  for (const type of ['click', 'submit']) {
    place.addEventListener(type, (event) => {
      if (type === 'submit') event.preventDefault();
      const { id } = (event as SubmitEvent).submitter ?? (event.target as HTMLElement);
      answered.push(`${type} ${id}`);
    });
  }
  const live = (selector: string) => {
    markLive(document.querySelector(selector));
    return Promise.resolve();
  };
  return { user: userEvent.setup(), loader, load, answered, live };
}

const banner =
  '<div data-remote="campaigns@1.0.0"><button type="button" id="close">Close</button></div>';
const login =
  '<div data-remote="account@1.0.0"><form method="post"><input aria-label="Email" />' +
  '<button type="submit" id="send">Send</button></form></div>';

test('a click that needs React waits for its region and is then repeated once', async () => {
  const { user, load, answered, live } = openPage(banner);
  const close = screen.getByRole('button');

  await user.click(close);
  await user.click(close);

  expect(load).toHaveBeenCalled();
  expect(close).toHaveAttribute('aria-busy', 'true');
  expect(answered).toEqual([]);
  await live('[data-remote]');
  expect(answered).toEqual(['click close']);
  expect(close).not.toHaveAttribute('aria-busy');
});

test('a submission waits with its button, and the clicks are repeated in order', async () => {
  const { user, answered, live } = openPage(login + banner);

  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));

  answered.length = 0;
  await live('[data-remote^=account]');
  expect(answered).toEqual(['click send', 'submit send']);
  await live('[data-remote^=campaigns]');
  expect(answered).toEqual(['click send', 'submit send', 'click close']);
});

test('a form that another script submits is submitted again', async () => {
  const { answered, live } = openPage(login);
  document.querySelector('form')?.requestSubmit();
  document.querySelector('form')?.setAttribute('id', 'login');

  expect(answered).toEqual([]);
  await live('[data-remote]');

  expect(answered).toEqual(['submit login']);
});

test('a form of the shell waits for the document', async () => {
  const { user, answered, live } = openPage(
    '<form method="post" data-page-form="contact"><button type="submit" id="a">Send</button></form>',
  );
  await user.click(screen.getByRole('button'));
  answered.length = 0;

  await live('html');

  expect(answered).toEqual(['click a', 'submit a']);
});

test.each([
  ['a link', '<div data-remote="x"><a href="#a" id="a">it</a></div>', 'click a'],
  [
    'a form with GET',
    '<div data-remote="x"><form><button type="submit" id="a">it</button></form></div>',
    'submit a',
  ],
  [
    'a form of consent',
    '<form method="post"><button type="submit" id="a">it</button></form>',
    'submit a',
  ],
  [
    'a summary',
    '<div data-remote="x"><details><summary id="a">it</summary></details></div>',
    'click a',
  ],
  [
    'a radio',
    '<div data-remote="x"><label id="a">it<input type="radio" /></label></div>',
    'click a',
  ],
  ['a button of the frame', '<button type="button" id="a">it</button>', 'click a'],
])('%s is left to the browser', async (_, html, expected) => {
  const { user, load, answered } = openPage(html);

  await user.click(screen.getByText('it'));

  expect(answered).toContain(expected);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['pointing at a button', banner, 'button'],
  ['pointing at a field of a form', login, 'input'],
])('%s loads the script', async (_, html, selector) => {
  const { user, load } = openPage(html);

  await user.hover(document.querySelector(selector) ?? document.body);

  expect(load).toHaveBeenCalled();
});

test('the focus on a field loads the script', async () => {
  const { user, load } = openPage(login);

  await user.tab();

  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(load).toHaveBeenCalled();
});

test('nothing waits in a region that React answers', async () => {
  const { user, load, answered, live } = openPage(banner);
  await live('[data-remote]');

  await user.click(screen.getByRole('button'));

  expect(answered).toEqual(['click close']);
  expect(load).not.toHaveBeenCalled();
});

test('a failed load is tried again at once if an interaction waits', async () => {
  const { user, loader, load } = openPage(banner);
  loader.onFailure?.(false);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  load.mockClear();

  loader.onFailure?.(false);

  expect(load).toHaveBeenCalledTimes(1);
});

test('after the last failed load the browser answers', async () => {
  const { user, loader, answered } = openPage(login);
  await user.click(screen.getByRole('button'));
  answered.length = 0;

  loader.onFailure?.(true);

  expect(answered).toEqual(['click send', 'submit send']);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
  await user.click(screen.getByRole('button'));
  expect(answered).toHaveLength(4);
});
