import { renderToStaticMarkup } from 'react-dom/server';
import { CountryMap } from './CountryMap';
import type { CountryChart } from './serverSections';

function draw(place: Partial<CountryChart['places'][number]>): string {
  const places = [{ name: 'Oslo', x: 100, y: 80, ...place }];
  return renderToStaticMarkup(<CountryMap chart={{ transform: 'scale(2)', places }} />);
}

test('the map names a city beside its dot, and is hidden from assistive technology', () => {
  const view = draw({ side: 'west' });

  expect(view).toContain('aria-hidden="true"');
  expect(view).toContain('transform="scale(2)"');
  expect(view).toContain(
    '<text data-fill="ink" font-size="13" x="92" y="84.5" text-anchor="end">Oslo</text>',
  );
});

test('a city without room for its name has only a dot', () => {
  const view = draw({});

  expect(view).toContain('cx="100" cy="80"');
  expect(view).not.toContain('<text');
});
