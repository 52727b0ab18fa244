import type { LocalisedDocument } from '@tidegate/contracts/api/content/schemas';

import { refusal } from '../../refusal';
import { localisationService } from './localisationService';

const documents: Readonly<Record<string, LocalisedDocument>> = {
  'v1/en/footer.json': { help: { title: 'Help', links: ['a', 'b'] }, rights: 'All rights' },
  'v1/de/footer.json': { help: { title: 'Hilfe' }, rights: 'Alle Rechte' },
  'v1/fr/footer.json': { help: { links: ['c'] } },
  'v2/de/footer.json': { rights: 'Neue Rechte' },
  'v1/ja/only.json': { title: '日本語' },
};

const service = localisationService({
  find: ({ prefix, language, path }) => documents[`${prefix}/${language}/${path}`],
});

test('translated messages replace English ones, and missing ones stay English', () => {
  expect(service.get({ path: 'footer.json', prefix: 'v1', language: 'de' })).toEqual({
    help: { title: 'Hilfe', links: ['a', 'b'] },
    rights: 'Alle Rechte',
  });
});

test('a list is replaced as a whole', () => {
  expect(service.get({ path: 'footer.json', prefix: 'v1', language: 'fr' })).toMatchObject({
    help: { title: 'Help', links: ['c'] },
  });
});

test('another prefix is used if it has the document, else the base prefix', () => {
  const get = (language: 'de' | 'en') =>
    service.get({ path: 'footer.json', prefix: 'v2', language });

  expect(get('de')['rights']).toBe('Neue Rechte');
  expect(get('en')['rights']).toBe('All rights');
});

test('a document without an English version is returned in its language', () => {
  expect(service.get({ path: 'only.json', prefix: 'v1', language: 'ja' })).toEqual({
    title: '日本語',
  });
});

test('a document that exists in no language is unknown', () => {
  const read = () => service.get({ path: 'only.json', prefix: 'v1', language: 'de' });

  expect(read).toThrow(refusal('localisation.unknownDocument', { path: 'only.json' }));
});
