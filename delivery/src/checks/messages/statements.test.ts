import type { MessageFile } from './readMessageFiles';
import { findStatementProblems } from './statements';

const statements = {
  refundLabel: { source: 'shop/orders:refund', in: ['shell/help:steps.choose', 'mail/mail:sent'] },
};

function aFile(language: string, namespace: string, texts: Record<string, string>): MessageFile {
  const messages = new Map(Object.entries(texts));
  return { language, namespace, file: `${language}/${namespace}.json`, messages, oddKeys: [] };
}

const inGerman = (refund: string, choose: string) => [
  aFile('de', 'shop/orders', { refund }),
  aFile('de', 'shell/help', { 'steps.choose': choose }),
  aFile('de', 'mail/mail', { sent: 'Sie haben „Erstattung“ gewählt.' }),
];

test('a statement is the same in all places of a language', () => {
  const files = inGerman('Erstattung', 'Wählen Sie „Erstattung“.');

  expect(findStatementProblems(files, statements)).toEqual([]);
});

test('another word for the same control is reported', () => {
  const files = inGerman('Erstattung', 'Wählen Sie „Geld zurück“.');

  expect(findStatementProblems(files, statements)).toEqual([
    'de: shell/help:steps.choose does not contain “Erstattung” (refundLabel)',
  ]);
});

test('a source that does not exist is reported', () => {
  const files = inGerman('Erstattung', 'Erstattung').slice(1);

  expect(findStatementProblems(files, statements)).toEqual([
    'de: refundLabel: there is no message shop/orders:refund',
  ]);
});
