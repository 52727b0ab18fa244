import { renderToStaticMarkup } from 'react-dom/server';
import { PeriodBar } from './PeriodBar';

const period = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };

function drawAt(instant: string, refundUntil: string | null = null) {
  return renderToStaticMarkup(
    <PeriodBar {...period} now={Date.parse(instant)} refundUntil={refundUntil} />,
  );
}

test.each([
  ['2026-10-31T00:00:00Z', 0],
  ['2026-11-16T00:00:00Z', 50],
  ['2026-12-09T00:00:00Z', 100],
])('at %s, %d percent of the period have passed', (instant, percent) => {
  expect(drawAt(instant)).toContain(`d="M0 0h${String(percent)}v1H0z"`);
});

test('the end of the refund is marked within the period', () => {
  expect(drawAt('2026-11-02T00:00:00Z', '2026-11-04T00:00:00Z')).toContain('d="M10 0v1"');
  expect(drawAt('2026-11-02T00:00:00Z', '2026-12-31T00:00:00Z')).toContain('d="M100 0v1"');
  expect(drawAt('2026-11-02T00:00:00Z')).not.toContain('d="M10');
});
