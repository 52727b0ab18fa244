import type { HeadKeys } from '@tidegate/contracts/remoteModule';
import { allCampaigns, findCampaign } from '../../campaigns/allCampaigns';
import type { Campaign } from '../../campaigns/campaign';
import { findCurrentCampaign } from '../../campaigns/campaignPhase';
import { parts, type SectionView } from './sections';

/** A campaign, or one section of it. */
export interface Shown {
  campaign: Campaign;
  section: SectionView | undefined;
}

/** A path and what it shows at an instant; nothing means that there is no such page. */
export interface Address {
  path: string;
  head: HeadKeys;
  /** Whether this is the campaign's own path; search engines are told of no other. */
  isOwn: boolean;
  /** Whether it shows one section alone. */
  isPart: boolean;
  find: (instantMs: number, part?: string) => Shown | undefined;
}

type FindCampaign = (instantMs: number) => Campaign | undefined;

/** The family of the campaign is the context of these words. */
const head = { title: 'campaign.title', description: 'campaign.lead' };

/** Sections of campaigns that have their path among the parts of another page. */
const partsBeside = new Map(
  ['/actives', '/promotion'].flatMap((page) => [
    [`${page}/coupon_invite`, ['/active/coupon_invite', 'banner']],
    [`${page}/actives1`, ['/actives/1', 'banner']],
    [`${page}/actives2`, ['/actives/2', 'banner']],
    [`${page}/actives3`, ['/actives/3', 'banner']],
    [`${page}/actives4`, ['/actives/4', 'banner']],
    [`${page}/actives4base`, ['/actives/4', 'split']],
  ]),
);

/** The page of a campaign, and below it its sections, which some links ask for below its banner. */
function toAddresses(path: string, findCampaignAt: FindCampaign, isOwnPath = false): Address[] {
  return [path, `${path}/banner?/:part`].map((pattern) => ({
    path: pattern,
    head,
    isOwn: isOwnPath && pattern === path,
    isPart: pattern !== path,
    find: (instantMs, asked) => {
      const beside = partsBeside.get(`${path}/${asked ?? ''}`.toLowerCase());
      const [first, part = asked?.toLowerCase()] = beside ?? [];
      const campaign = first === undefined ? findCampaignAt(instantMs) : findCampaign(first);
      const section = part === undefined ? undefined : parts.get(part);
      return campaign && (section ?? !part) ? { campaign, section } : undefined;
    },
  }));
}

/** Campaigns that are known by a second path. */
const otherPaths = [
  ['/friday', '/blackfriday'],
  ['/active/actives3', '/actives/3'],
] as const;

/** Every path of this remote. */
export const addresses: readonly Address[] = [
  ...allCampaigns.flatMap((campaign) => toAddresses(campaign.path, () => campaign, true)),
  ...otherPaths.flatMap(([path, first]) => toAddresses(path, () => findCampaign(first))),
  ...toAddresses('/promotion', findCurrentCampaign),
];
