import { layOutTitle } from './layOutTitle.js';

const area = { language: 'en', sizes: [3, 2, 1], width: 60, height: 12, lineHeight: 1 };
/** Every character is as wide as the text is high. */
const measure = (text: string) => text.length;
const linesOf = (title: string, change: object = {}) =>
  layOutTitle(title, { ...area, ...change, measure }).lines.map(({ text }) => text);

test('lines are as few and as even as possible', () => {
  expect(linesOf('aaaa bbbb cccc dddd ee')).toEqual(['aaaa bbbb', 'cccc dddd ee']);
});

test('what follows a colon is set apart', () => {
  const { lines } = layOutTitle('Servers : where to land', { ...area, measure });

  expect(lines).toEqual([
    { text: 'Servers', isSecond: false },
    { text: 'where to land', isSecond: true },
  ]);
});

test('a title has the largest size in which it fits', () => {
  const sizeOf = (title: string) => layOutTitle(title, { ...area, measure }).size;

  expect(sizeOf('A short title')).toBe(3);
  expect(sizeOf('A word as Datenschutzerklärungen')).toBe(2);
  expect(sizeOf('word '.repeat(40).trim())).toBe(1);
});

test('Japanese lines end between words, and no particle begins a line', () => {
  const lines = linesOf('どんなネットワークでも使えるサービス', { language: 'ja', width: 30 });

  expect(lines.join('')).toBe('どんなネットワークでも使えるサービス');
  expect(lines.filter((line) => /^[でもえる]/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(1);
});

test('a word that fits in no size keeps the smallest', () => {
  expect(layOutTitle('a'.repeat(80), { ...area, measure }).size).toBe(1);
});
