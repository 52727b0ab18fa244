import { languages } from '@tidegate/contracts/languages';
import { findTranslationProblems, readTranslationKeys } from './translationProblems';

function problemsWith(english: object, polish: object): string[] {
  const files = new Map(
    languages.map((language) => {
      const translations = language === 'pl' ? polish : english;
      return [`locales/${language}.json`, Buffer.from(JSON.stringify(translations))];
    }),
  );
  return findTranslationProblems(files, readTranslationKeys(files)).map(({ message }) => message);
}

test('each language has its own plural forms', () => {
  const english = { days_one: '{{count}} day', days_other: '{{count}} days' };
  const polish = { days_one: 'dzień', days_few: 'dni', days_many: 'dni', days_other: 'dnia' };

  expect(problemsWith(english, polish)).toEqual([]);
});

test('a missing key and a surplus key are both reported', () => {
  expect(problemsWith({ plan: { name: 'Plan' } }, { plan: { nazwa: 'Plan' } })).toEqual([
    'locales/pl.json lacks plan.name.',
    'locales/pl.json adds plan.nazwa.',
  ]);
});
