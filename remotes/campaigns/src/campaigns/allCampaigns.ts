import type { Campaign } from './campaign';
import type { FamilyName } from './families';

/** Family, path, first instant and the first instant after the campaign. */
type CampaignRow = readonly [family: FamilyName, path: string, startsAt: string, endsAt: string];

/** In the order of time. */
const rows: readonly CampaignRow[] = [
  ['season', '/actives/1', '2020-09-07T00:00:00Z', '2020-09-21T00:00:00Z'],
  ['blackFriday', '/friday/index_2020', '2020-11-20T00:00:00Z', '2020-12-01T00:00:00Z'],
  ['season', '/actives/2', '2021-06-21T00:00:00Z', '2021-07-05T00:00:00Z'],
  ['halloween', '/halloween/2021', '2021-10-25T00:00:00Z', '2021-11-02T00:00:00Z'],
  ['blackFriday', '/blackfriday/index_2021', '2021-11-19T00:00:00Z', '2021-12-01T00:00:00Z'],
  ['invite', '/active/invite', '2022-02-14T00:00:00Z', '2022-02-28T00:00:00Z'],
  ['easter', '/easter/2022', '2022-04-11T00:00:00Z', '2022-04-20T00:00:00Z'],
  ['anniversary', '/anniversary/2022', '2022-06-01T00:00:00Z', '2022-06-15T00:00:00Z'],
  ['streaming', '/actives/vpn-netifix', '2022-07-18T00:00:00Z', '2022-08-01T00:00:00Z'],
  ['season', '/actives/3', '2022-09-05T00:00:00Z', '2022-09-19T00:00:00Z'],
  ['halloween', '/halloween/2022', '2022-10-25T00:00:00Z', '2022-11-02T00:00:00Z'],
  ['blackFriday', '/blackfriday/2022', '2022-11-18T00:00:00Z', '2022-12-01T00:00:00Z'],
  ['coupon', '/active/coupon_invite', '2023-02-13T00:00:00Z', '2023-02-27T00:00:00Z'],
  ['easter', '/easter/2023', '2023-04-03T00:00:00Z', '2023-04-12T00:00:00Z'],
  ['anniversary', '/anniversary/2023', '2023-06-01T00:00:00Z', '2023-06-15T00:00:00Z'],
  ['halloween', '/halloween/2023', '2023-10-25T00:00:00Z', '2023-11-02T00:00:00Z'],
  ['blackFriday', '/blackfriday/2023', '2023-11-17T00:00:00Z', '2023-12-01T00:00:00Z'],
  ['season', '/actives/4', '2023-12-15T03:00:00Z', '2024-01-05T03:00:00Z'],
  ['blackFriday', '/blackfriday', '2026-11-20T00:00:00Z', '2026-12-01T00:00:00Z'],
  ['oneDay', '/actives/day', '2027-01-28T00:00:00Z', '2027-01-29T00:00:00Z'],
  ['easter', '/easter', '2027-03-22T00:00:00Z', '2027-04-06T00:00:00Z'],
  ['anniversary', '/anniversary', '2027-06-01T00:00:00Z', '2027-06-15T00:00:00Z'],
  ['halloween', '/halloween', '2027-10-25T00:00:00Z', '2027-11-02T00:00:00Z'],
];

/** Every campaign there is, whatever its phase, in the order of time; no two are live at once. */
export const allCampaigns = rows.map(([family, path, startsAt, endsAt]): Campaign => {
  const year = startsAt.slice(0, 4);
  return { id: `${family}-${year}`, path, startsAt, endsAt, year, family };
});

/** The campaign of a path in the table. */
export function getCampaign(path: string): Campaign {
  const campaign = allCampaigns.find((candidate) => candidate.path === path);
  if (!campaign) throw new Error(`No campaign is at ${path}`);
  return campaign;
}
