import { sessionEnded, sessionRefused, sessionStarted } from '@tidegate/contracts/store/userState';
import { pageShownEvent } from '../../routes/pageShownEvent';
import { createSiteStore } from '../../store/createSiteStore';
import { keepTyped } from './keepTyped';

const store = createSiteStore({ transport: () => Promise.reject(new Error('nothing is called')) });

/** Opens a page with its fields as the server sent them. */
function openPage(address: string, fields: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<form method="post">${fields}</form>`;
  window.dispatchEvent(new Event(pageShownEvent));
}

/** Leaves the document and its state. */
function leave() {
  window.dispatchEvent(new Event('pagehide'));
  document.body.innerHTML = '';
}

const findField = (name = 'email', place = 0) =>
  document.querySelectorAll(`[name=${name}]`)[place] as HTMLInputElement;

function type(value: string, field = findField()) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Submits the form without leaving the page. */
function send() {
  const form = document.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

const email = '<input name="email" type="email" />';

let keptFromStart = '';

beforeAll(() => {
  // Typed while the page was loading.
  document.body.innerHTML = `<form method="post">${email}<input name="other" value="sent" /></form>`;
  findField().value = 'early@tidegate.example';
  keepTyped(store);
  keptFromStart = JSON.stringify(sessionStorage);
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date('2026-11-27T12:00:00Z') });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
});

test('text that was typed before the script was loaded is kept', () => {
  expect(keptFromStart).toContain('early@tidegate.example');
  expect(keptFromStart).not.toContain('other');
});

test('typed text appears on the page in another language and on no other page', () => {
  openPage('/contact', `${email}<textarea name="message"></textarea>`);
  type('ada@tidegate.example');
  type('Does it work on a ship?', findField('message'));
  leave();

  openPage('/login', email);
  expect(findField().value).toBe('');
  leave();
  openPage('/de/m/contact', `${email}<textarea name="message"></textarea>`);

  expect(findField().value).toBe('ada@tidegate.example');
  expect(findField('message').value).toBe('Does it work on a ship?');
});

test('two fields with the same name each keep their own text', () => {
  openPage('/contact', email + email);
  type('second@tidegate.example', findField('email', 1));
  leave();

  openPage('/fr/contact', email + email);

  expect([findField().value, findField('email', 1).value]).toEqual(['', 'second@tidegate.example']);
});

test.each([
  ['a password', '<input name="secret" type="password" />'],
  ['a password that is shown', '<input name="secret" autocomplete="new-password" />'],
  ['a code', '<input name="secret" autocomplete="one-time-code" />'],
  ['the number of a card', '<input name="secret" autocomplete="cc-number" />'],
  ['the owner of a card', '<input name="secret" autocomplete="section-a cc-name" />'],
  ['a field without a name', '<input id="secret" />'],
])('%s is not kept', (_, field) => {
  openPage('/login', field);
  type('not to be stored', document.querySelector('input') as HTMLInputElement);
  leave();

  expect(JSON.stringify(sessionStorage)).not.toContain('not to be stored');
});

test('typed text expires after half an hour', () => {
  openPage('/contact', email);
  type('ada@tidegate.example');
  jest.setSystemTime(new Date('2026-11-27T12:31:00Z'));

  openPage('/de/contact', email);

  expect(findField().value).toBe('');
});

test('submitted text is cleared from the next page and from a new form in its place', () => {
  openPage('/contact', email);
  type('ada@tidegate.example');
  send();
  openPage('/contact', email);
  expect(findField().value).toBe('');

  openPage('/faq', '');
  openPage('/contact', email);
  expect(findField().value).toBe('');
});

test('text corrected after a refused submission is kept', () => {
  openPage('/contact', email);
  type('ada@tidegate');
  send();
  leave();
  openPage('/contact', email);
  type('ada@tidegate.example');
  send();
  window.dispatchEvent(new Event('pagehide'));

  openPage('/de/contact', email);

  expect(findField().value).toBe('ada@tidegate.example');
});

test('a visitor who had to log in first finds the submitted text', () => {
  openPage('/myAccount/dnsSettings', '<input name="address" />');
  type('203.0.113.7', findField('address'));
  send();
  openPage('/login?redirect=%2FmyAccount%2FdnsSettings', email);

  openPage('/myAccount/dnsSettings', '<input name="address" />');

  expect(findField('address').value).toBe('203.0.113.7');
});

test('a region rendered later gets its text unless the visitor has typed there', async () => {
  openPage('/contact', email);
  type('ada@tidegate.example');
  leave();
  openPage('/de/contact', '');

  document.body.innerHTML = `<form>${email}</form>`;
  await Promise.resolve();
  expect(findField().value).toBe('ada@tidegate.example');
  type('grace@tidegate.example');
  document.body.append('more');
  await Promise.resolve();

  expect(findField().value).toBe('grace@tidegate.example');
});

test('text typed without an input event is not overwritten', () => {
  openPage('/contact', email);
  type('ada@tidegate.example');
  leave();
  openPage('/de/contact', '');
  document.body.innerHTML = `<form>${email}</form>`;
  findField().value = 'grace@tidegate.example';

  window.dispatchEvent(new Event(pageShownEvent));

  expect(findField().value).toBe('grace@tidegate.example');
});

test('logging out clears typed text, an expired session does not', () => {
  const account = { userId: '1', name: 'ada@tidegate.example', avatar: null, isPasswordSet: true };
  store.dispatch(sessionStarted({ session: 'one', ...account }));
  openPage('/contact', email);
  type('ada@tidegate.example');
  store.dispatch(sessionRefused({ code: 50_014 }));
  openPage('/de/contact', email);
  expect(findField().value).toBe('ada@tidegate.example');

  store.dispatch(sessionEnded());
  openPage('/contact', email);

  expect(findField().value).toBe('');
});

test.each([
  ['nonsense', () => sessionStorage.setItem('tidegate.typed', '{"/contact"')],
  [
    'no room',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
])('a storage with %s leaves the fields unchanged', (_, corrupt) => {
  corrupt();
  openPage('/contact', email);
  type('ada@tidegate.example');

  expect(findField().value).toBe('ada@tidegate.example');
});
