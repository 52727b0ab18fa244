import type { Campaign } from './campaign';
import type { FamilyName } from './families';

/** A day stands for its first instant in UTC; the end is the first instant after the campaign. */
type CampaignRow = readonly [family: FamilyName, path: string, startsAt: string, endsAt: string];

/** In the order of time. */
const rows: readonly CampaignRow[] = [
  ['season', '/actives/1', '2020-09-07', '2020-09-21'],
  ['blackFriday', '/friday/index_2020', '2020-11-20', '2020-12-01'],
  ['season', '/actives/2', '2021-06-21', '2021-07-05'],
  ['halloween', '/halloween/2021', '2021-10-25', '2021-11-02'],
  ['blackFriday', '/blackfriday/index_2021', '2021-11-19', '2021-12-01'],
  ['invite', '/active/invite', '2022-02-14', '2022-02-28'],
  ['easter', '/easter/2022', '2022-04-11', '2022-04-20'],
  ['anniversary', '/anniversary/2022', '2022-06-01', '2022-06-15'],
  ['streaming', '/actives/vpn-netifix', '2022-07-18', '2022-08-01'],
  ['season', '/actives/3', '2022-09-05', '2022-09-19'],
  ['halloween', '/halloween/2022', '2022-10-25', '2022-11-02'],
  ['blackFriday', '/blackfriday/2022', '2022-11-18', '2022-12-01'],
  ['coupon', '/active/coupon_invite', '2023-02-13', '2023-02-27'],
  ['easter', '/easter/2023', '2023-04-03', '2023-04-12'],
  ['anniversary', '/anniversary/2023', '2023-06-01', '2023-06-15'],
  ['halloween', '/halloween/2023', '2023-10-25', '2023-11-02'],
  ['blackFriday', '/blackfriday/2023', '2023-11-17', '2023-12-01'],
  ['season', '/actives/4', '2023-12-15T03:00Z', '2024-01-05T03:00Z'],
  ['blackFriday', '/blackfriday', '2026-11-20', '2026-12-01'],
  ['oneDay', '/actives/day', '2027-01-28', '2027-01-29'],
  ['easter', '/easter', '2027-03-22', '2027-04-06'],
  ['anniversary', '/anniversary', '2027-06-01', '2027-06-15'],
  ['halloween', '/halloween', '2027-10-25', '2027-11-02'],
];

/** Every campaign there is, whatever its phase, in the order of time; no two are live at once. */
export const allCampaigns = rows.map(([family, path, startsAt, endsAt]): Campaign => {
  return { path, startsAt, endsAt, family, year: startsAt.slice(0, 4) };
});

/** The campaign whose own path this is. */
export function findCampaign(path: string): Campaign | undefined {
  return allCampaigns.find((campaign) => campaign.path === path);
}
