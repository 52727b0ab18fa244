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

test('a sheet has its number, and neighbouring sheets show different parts', () => {
  const views = [20, 21, 22, 23].map((sheet) =>
    renderToStaticMarkup(<LockHarbour sheet={sheet} />),
  );
  const parts = views.map((view) => /<svg x="12"[^>]* viewBox="([\d ]+)"/.exec(view)?.[1]);

  expect(views[1]).toContain('>21</text>');
  expect(parts[0]).toBe('12 12 456 336');
  expect(new Set(parts).size).toBe(4);
});
