import { tickCountdowns } from './tickCountdowns';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T22:58:57.5Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

const figures =
  '<b data-unit="86400">0</b> <b data-unit="3600">0</b>:<b data-unit="60">0</b>:<b data-unit="1">0</b>';

/** Ticks a countdown in a region. */
function tick(until: string, attribute = '') {
  document.body.innerHTML = `<div data-remote="campaigns@1.0.0" ${attribute}><p data-until="${until}">${figures}</p></div>`;
  const load = jest.fn();
  tickCountdowns({ load });
  return { text: document.body.textContent, load };
}

test.each([
  ['2026-11-30', '01 01:01:03'],
  ['2026-11-28T22:58:58Z', '00 00:00:01'],
])('until %s the figures are %s', (until, shown) => {
  const { text, load } = tick(until);

  expect(text).toBe(shown);
  expect(load).not.toHaveBeenCalled();
});

test('at its end a countdown loads the script', () => {
  const { text, load } = tick('2026-11-28T22:58:56Z');

  expect(text).toBe('00 00:00:00');
  expect(load).toHaveBeenCalledTimes(1);
});

test('React keeps its own countdowns current', () => {
  const { text, load } = tick('2026-11-28T22:58:57Z', 'data-live');

  expect(text).toBe('0 0:0:0');
  expect(load).not.toHaveBeenCalled();
});
