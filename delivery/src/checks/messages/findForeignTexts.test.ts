import { findForeignTexts } from './findForeignTexts';
import type { MessageFile } from './readMessageFiles';

const english =
  'Tidegate encrypts everything that your devices send and hides your IP address from the sites that you visit.';
const german =
  'Tidegate verschlüsselt alles, was Ihre Geräte senden, und verbirgt Ihre IP-Adresse vor den Websites, die Sie besuchen.';

function aFile(language: string, namespace: string, texts: Record<string, string>): MessageFile {
  const messages = new Map(Object.entries(texts));
  return { language, namespace, file: `${language}/${namespace}.json`, messages, oddKeys: [] };
}

test('an English section of a German page is reported', () => {
  const page = aFile('de', 'pages/home', {
    'sections.hero.heading': german,
    'sections.hero.lead': german,
    'sections.steps.heading': english,
    'sections.steps.lead': english,
  });

  expect(findForeignTexts(page)).toEqual([
    'de/pages/home.json: "sections.steps" is not in the language of the file',
  ]);
});

test('a file of labels is reported once', () => {
  const file = aFile('de', 'pricing', { 'trial.heading': english, 'trial.intro': english });

  expect(findForeignTexts(file)).toEqual([
    'de/pricing.json: "pricing" is not in the language of the file',
  ]);
});

test('quoted commands and short texts do not count', () => {
  const command =
    'Eingeben: „certutil -hashfile FILE SHA256 and then compare what it says with this page“.';
  const file = aFile('de', 'shell', { a: `${german} ${command}`, b: 'Windows, Mac, Android' });

  expect(findForeignTexts(file)).toEqual([]);
});
