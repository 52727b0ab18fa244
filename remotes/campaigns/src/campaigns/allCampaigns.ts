import type { Campaign } from './campaign';
import type { FamilyName } from './families';

/** Both instants are UTC and `endsAt` is exclusive. The default path is the family and the year. */
type CampaignRow = readonly [family: FamilyName, startsAt: string, endsAt: string, path?: string];

const rows: readonly CampaignRow[] = [
  ['season', '2020-09-05', '2020-09-19', '/actives/1'],
  ['blackFriday', '2020-11-20', '2020-12-01', '/friday/index_2020'],
  ['season', '2021-09-05', '2021-09-19', '/actives/2'],
  ['halloween', '2021-10-25', '2021-11-02'],
  ['blackFriday', '2021-11-20', '2021-12-01', '/blackfriday/index_2021'],
  ['invite', '2022-02-14', '2022-02-28', '/active/invite'],
  ['easter', '2022-04-11', '2022-04-20'],
  ['anniversary', '2022-06-01', '2022-06-15'],
  ['streaming', '2022-07-14', '2022-07-28', '/actives/vpn-netifix'],
  ['season', '2022-09-05', '2022-09-19', '/actives/3'],
  ['halloween', '2022-10-25', '2022-11-02'],
  ['blackFriday', '2022-11-20', '2022-12-01'],
  ['coupon', '2023-02-14', '2023-02-28', '/active/coupon_invite'],
  ['easter', '2023-04-03', '2023-04-12'],
  ['anniversary', '2023-06-01', '2023-06-15'],
  ['halloween', '2023-10-25', '2023-11-02'],
  ['blackFriday', '2023-11-20', '2023-12-01'],
  ['season', '2023-12-15T03:00Z', '2024-01-05T03:00Z', '/actives/4'],
  ['blackFriday', '2026-11-20', '2026-12-01', '/blackfriday'],
  ['oneDay', '2027-01-28', '2027-01-29', '/actives'],
  ['easter', '2027-03-22', '2027-04-06', '/easter'],
  ['anniversary', '2027-06-01', '2027-06-15', '/anniversary'],
  ['halloween', '2027-10-25', '2027-11-02', '/halloween'],
];

/** Every campaign in chronological order; no two are live at once. */
export const allCampaigns = rows.map(([family, startsAt, endsAt, path]): Campaign => {
  const year = startsAt.slice(0, 4);
  return { family, year, startsAt, endsAt, path: path ?? `/${family.toLowerCase()}/${year}` };
});

export function findCampaign(path: string): Campaign | undefined {
  return allCampaigns.find((campaign) => campaign.path === path);
}
