import { createDocument } from '../testing/siteDocuments';
import type { PageVisit } from './sectionContext';

async function readForm(path: string, visit: Partial<PageVisit> = {}) {
  const document = await createDocument('fr', path, {
    searchParams: new URLSearchParams(),
    platform: undefined,
    ...visit,
  });
  const form = document?.sections.find((section) => section.kind === 'form');
  if (form?.kind !== 'form') throw new Error(`there is no form at ${path}`);
  return form;
}

test('a form speaks the language of the visitor even where its page does not', async () => {
  const form = await readForm('/contact/InputBox');

  expect(form.formLanguage).toBe('fr');
  expect(form.fields?.map(({ label }) => label)).toEqual([
    'Nom',
    'Adresse e-mail',
    'Votre message',
  ]);
  expect(form.hidden).toEqual([['form', 'contact']]);
});

test('a refused form keeps its input and shows the errors', async () => {
  const form = await readForm('/contact', {
    refused: {
      status: 'refused',
      httpStatus: 422,
      form: 'contact',
      values: { name: 'Ada', email: 'ada' },
      errors: { email: 'problems.email', inquiry: 'contact.missingInquiry' },
    },
  });

  expect(form.fields?.map(({ value, error }) => [value, error])).toEqual([
    ['Ada', undefined],
    [
      'ada',
      'Cette adresse e-mail n’est pas valable. Vérifiez qu’elle ne contient pas de faute de frappe.',
    ],
    ['', 'Saisissez votre message.'],
  ]);
  expect(form.outcome).toBeUndefined();
});

test('a sent form is replaced by a confirmation', async () => {
  const form = await readForm('/contact', { searchParams: new URLSearchParams('sent=contact') });

  expect(form.fields).toBeUndefined();
  expect(form.outcome).toEqual({
    tone: 'success',
    text: 'Votre message est envoyé. Nous répondrons à l’adresse e-mail indiquée.',
  });
});

test.each([
  ['sent=claim&coupon=STUDENT-ABCDEFGH23', 'STUDENT-ABCDEFGH23'],
  ['sent=claim&coupon=Call+us+now', 'Votre code vous a été envoyé par e-mail.'],
  ['sent=claim', 'Votre code vous a été envoyé par e-mail.'],
])('after ?%s the page says: %s', async (search, expected) => {
  const { outcome } = await readForm('/student-discount', {
    searchParams: new URLSearchParams(search),
  });

  expect(outcome?.text).toContain(expected);
});

test.each([
  ['/edmsub', 'subscribe', 'S’abonner'],
  ['/edmsub?confirm=abc', 'confirm', 'Confirmer l’abonnement'],
  ['/edmsub?leave=abc', 'leave', 'Se désabonner'],
  ['/student-discount', 'student', 'M’envoyer le lien'],
  ['/student-discount?claim=abc', 'claim', 'Afficher mon code'],
])('%s shows the form %s', async (address, name, submit) => {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const form = await readForm(pathname, { searchParams });

  expect(form).toMatchObject({ id: `${name}-form`, submit });
  expect(form.hidden).toEqual([
    ['form', name],
    ...(searchParams.size > 0 ? [['token', 'abc']] : []),
  ]);
});

test.each([
  ['/contact', 'contact'],
  ['/edmsub', 'newsletter'],
  ['/edmsub?confirm=abc', undefined],
  ['/student-discount', 'student'],
  ['/student-discount?claim=abc', undefined],
])('%s has the bot check action %s', async (address, action) => {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');

  expect((await readForm(pathname, { searchParams })).botCheck).toBe(action);
});

test('a form refused for a low score requests the fallback check', async () => {
  const form = await readForm('/contact', {
    refused: {
      status: 'refused',
      httpStatus: 422,
      form: 'contact',
      values: {},
      errors: {},
      isScoreLow: true,
    },
  });

  expect(form.stepsUp).toBe(true);
});

test('an address cannot confirm a form of another page', async () => {
  const form = await readForm('/contact', { searchParams: new URLSearchParams('sent=other') });

  expect(form.fields).toHaveLength(3);
});
