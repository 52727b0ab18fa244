import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { allCampaigns, findCampaign } from '../../campaigns/allCampaigns';
import type { Campaign } from '../../campaigns/campaign';
import { findCurrentCampaign } from '../../campaigns/campaignPhase';
import { parts, type SectionView } from './sections';

export interface Shown {
  campaign: Campaign;
  section: SectionView | undefined;
}

/** Resolves a path at an instant; undefined means that there is no such page. */
export interface Address {
  path: string;
  head: RemoteRoute['head'];
  /** Whether this is the campaign's canonical path, the only one that is indexed. */
  isOwn: boolean;
  /** Whether it shows a single section. */
  isPart: boolean;
  find: (instantMs: number, part?: string) => Shown | undefined;
}

type FindCampaign = (instantMs: number) => Campaign | undefined;

/** The campaign's family is the context of these translations. */
const head = { title: 'campaign.title', description: 'campaign.lead' };

/** Campaigns whose path is among the sections of another campaign's page. */
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

/** The page of a campaign and its sections; some links have them below the path of the banner. */
function toAddresses(path: string, findCampaignAt: FindCampaign, own?: Campaign): Address[] {
  return [path, `${path}/banner?/:part`].map((pattern) => ({
    path: pattern,
    head: own ? { ...head, values: { context: own.family, year: own.year } } : head,
    isOwn: own !== undefined && pattern === path,
    isPart: pattern !== path,
    find: (instantMs, requested) => {
      const beside = partsBeside.get(`${path}/${requested ?? ''}`.toLowerCase());
      const [first, part = requested?.toLowerCase()] = beside ?? [];
      const campaign = first === undefined ? findCampaignAt(instantMs) : findCampaign(first);
      const section = part === undefined ? undefined : parts.get(part);
      return campaign && (section ?? !part) ? { campaign, section } : undefined;
    },
  }));
}

const otherPaths = [
  ['/friday', '/blackfriday'],
  ['/active/actives3', '/actives/3'],
] as const;

export const addresses: readonly Address[] = [
  ...allCampaigns.flatMap((campaign) => toAddresses(campaign.path, () => campaign, campaign)),
  ...otherPaths.flatMap(([path, first]) => toAddresses(path, () => findCampaign(first))),
  ...toAddresses('/promotion', findCurrentCampaign),
];
