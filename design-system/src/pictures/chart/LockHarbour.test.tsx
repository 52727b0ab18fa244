import { renderToStaticMarkup } from 'react-dom/server';
import { LockHarbour } from './LockHarbour';
import { Soundings } from './Soundings';

function listDepths(): Map<number, number[]> {
  const view = renderToStaticMarkup(<Soundings />);
  const rows = new Map<number, number[]>();
  for (const [, y, depth] of view.matchAll(/<text x="\d+" y="(\d+)"[^>]*>(\d+)<\/text>/g)) {
    const row = rows.get(Number(y)) ?? [];
    rows.set(Number(y), [...row, Number(depth)]);
  }
  return rows;
}

test('soundings fall from the sea on the left to the shore', () => {
  const rows = [...listDepths().values()];

  expect(rows.length).toBeGreaterThan(4);
  expect(rows.map((depths) => depths.toSorted((a, b) => b - a))).toEqual(rows);
});

test('each side of the border has whole minutes and ends with a filled one', () => {
  const view = renderToStaticMarkup(<LockHarbour />);
  const sides = [...view.matchAll(/stroke-dasharray="(\d+)" d="M\d+ \d+([hv])(\d+)M/gi)];
  const minutes = sides.map(([, minute, , length]) => Number(length) / Number(minute));

  expect(minutes).toHaveLength(2);
  expect(minutes.filter((count) => count % 2 !== 1)).toEqual([]);
});
