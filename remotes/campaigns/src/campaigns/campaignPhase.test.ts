import { allCampaigns } from './allCampaigns';
import { findLiveCampaign, phaseAt } from './campaignPhase';

const first = Date.parse('2026-11-20T00:00:00Z');
const after = Date.parse('2026-12-01T00:00:00Z');
const campaign = { startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };

test.each([
  ['the last millisecond before', first - 1, 'preview'],
  ['the first instant', first, 'live'],
  ['the last millisecond', after - 1, 'live'],
  ['the instant after', after, 'archive'],
])('at %s a campaign is in the phase %s', (_, instantMs, phase) => {
  expect(phaseAt(campaign, instantMs)).toBe(phase);
});

test.each([
  ['2023-12-15T02:59:59.999Z', undefined],
  ['2023-12-15T03:00:00Z', '/actives/4'],
  ['2024-01-05T02:59:59.999Z', '/actives/4'],
  ['2024-01-05T03:00:00Z', undefined],
  ['2026-11-19T23:59:59.999Z', undefined],
  ['2026-11-20T00:00:00Z', '/blackfriday'],
  ['2026-12-01T00:00:00Z', undefined],
  ['2027-03-21T23:59:59.999Z', undefined],
  ['2027-03-22T00:00:00Z', '/easter'],
  ['2027-04-05T23:59:59.999Z', '/easter'],
  ['2027-04-06T00:00:00Z', undefined],
])('at %s the live campaign is %s', (instant, id) => {
  expect(findLiveCampaign(Date.parse(instant))?.path).toBe(id);
});

test('every campaign starts and ends at a full hour, so that a page is the same for an hour', () => {
  const boundaries = allCampaigns.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);

  expect(boundaries.filter((boundary) => Date.parse(boundary) % 3_600_000 !== 0)).toEqual([]);
});

test('every campaign ends after it starts, and before the next one starts', () => {
  const windows = allCampaigns
    .map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])
    .flat();

  expect(windows).toEqual([...windows].sort((one, other) => one - other));
  expect(new Set(allCampaigns.map(({ path }) => path)).size).toBe(allCampaigns.length);
});
