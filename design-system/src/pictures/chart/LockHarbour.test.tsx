import { renderToStaticMarkup } from 'react-dom/server';
import { LockHarbour } from './LockHarbour';
import { Numerals } from './Numerals';
import { listSoundings } from './Soundings';

test('soundings fall from the sea on the left to the shore', () => {
  const rows = new Map<number, number[]>();
  const fromTheLeft = listSoundings().toSorted(([a], [b]) => a - b);
  for (const [, y, depth] of fromTheLeft) rows.set(y, [...(rows.get(y) ?? []), depth]);
  const depths = [...rows.values()];

  expect(depths.length).toBeGreaterThan(4);
  expect(depths.map((row) => row.toSorted((a, b) => b - a))).toEqual(depths);
});

test('each side of the border has whole minutes and ends with a filled one', () => {
  const view = renderToStaticMarkup(<LockHarbour />);
  const sides = [...view.matchAll(/stroke-dasharray="(\d+)" d="M\d+ \d+([hv])(\d+)M/gi)];
  const minutes = sides.map(([, minute, , length]) => Number(length) / Number(minute));

  expect(minutes).toHaveLength(2);
  expect(minutes.filter((count) => count % 2 !== 1)).toEqual([]);
});

test('a sheet has its number, and neighbouring sheets show different parts', () => {
  const views = [20, 21, 22, 23].map((sheet) =>
    renderToStaticMarkup(<LockHarbour sheet={sheet} />),
  );
  const parts = views.map((view) => /<svg x="12"[^>]* viewBox="([\d ]+)"/.exec(view)?.[1]);

  expect(views[1]).toContain(renderToStaticMarkup(<Numerals size={18} all={[[108, 55, 21]]} />));
  expect(parts[0]).toBe('12 12 456 336');
  expect(new Set(parts).size).toBe(4);
});
