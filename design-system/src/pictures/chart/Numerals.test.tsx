import { renderToStaticMarkup } from 'react-dom/server';
import { Numerals } from './Numerals';

function listStrokes(size: number, value: number): string[] {
  const view = renderToStaticMarkup(<Numerals size={size} all={[[30, 60, value]]} />);
  return (/ d="([^"]+)"/.exec(view)?.[1] ?? '').split(/(?=M)/);
}

test('each digit has strokes of its own', () => {
  const strokes = Array.from({ length: 10 }, (_, digit) => listStrokes(10, digit).join(''));

  expect(new Set(strokes).size).toBe(10);
  expect(strokes.filter((stroke) => !/^M30 60m[-\d. ]+[a-z]/.test(stroke))).toEqual([]);
});

test('the digits of a number follow each other on its baseline', () => {
  expect(listStrokes(10, 17)).toEqual([
    expect.stringMatching(/^M30 60m/),
    expect.stringMatching(/^M35\.8 60m/),
  ]);
});

test('a number of twice the size begins at the same place', () => {
  const view = renderToStaticMarkup(<Numerals size={20} all={[[30, 60, 1]]} />);

  expect(view).toContain('transform="scale(2)"');
  expect(view).toContain(' d="M15 30m');
});
