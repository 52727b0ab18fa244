import type { HeadKeys } from '@tidegate/contracts/remoteModule';
import { allCampaigns, getCampaign } from '../../campaigns/allCampaigns';
import type { Campaign } from '../../campaigns/campaign';
import { findCurrentCampaign } from '../../campaigns/campaignPhase';
import { findSection, type SectionName } from './sections';

/** What a path shows: a campaign, or one of its sections. */
export interface Shown {
  campaign: Campaign;
  section?: SectionName;
}

/** A path and what it shows at an instant; nothing means that there is no such page. */
export interface Address {
  path: string;
  head: HeadKeys;
  find: (instantMs: number, part?: string) => Shown | undefined;
}

type FindCampaign = (instantMs: number) => Campaign | undefined;

/** The family of the campaign is the context of these words. */
const ownHead = { title: 'campaign.title', description: 'campaign.lead' };
const currentHead = { title: 'current.title', description: 'current.description' };

/** The page of a campaign, and below it its sections, which some links ask for below its banner. */
function toAddresses(path: string, head: HeadKeys, findCampaign: FindCampaign): Address[] {
  return [
    {
      path,
      head,
      find: (instantMs) => {
        const campaign = findCampaign(instantMs);
        return campaign && { campaign };
      },
    },
    {
      path: `${path}/banner?/:part`,
      head,
      find: (instantMs, part = '') => {
        const campaign = findCampaign(instantMs);
        const section = findSection(part);
        return campaign && section && { campaign, section };
      },
    },
  ];
}

function toOwnAddresses(campaign: Campaign, path = campaign.path): Address[] {
  return toAddresses(path, ownHead, () => campaign);
}

/** Sections that have a path beside their campaign's instead of below it. */
const partsOfActives = new Map<string, [campaignPath: string | undefined, SectionName]>([
  ['aboutus', [undefined, 'promises']],
  ['countdown', ['/actives/day', 'time']],
  ['dailyheader', ['/actives/day', 'banner']],
  ['coupon_invite', ['/active/coupon_invite', 'banner']],
  ['actives1', ['/actives/1', 'banner']],
  ['actives2', ['/actives/2', 'banner']],
  ['actives3', ['/actives/3', 'banner']],
  ['actives4', ['/actives/4', 'banner']],
  ['actives4base', ['/actives/4', 'plans']],
]);

const actives: Address = {
  path: '/actives/:part',
  head: currentHead,
  find: (instantMs, part = '') => {
    const [path, section] = partsOfActives.get(part.toLowerCase()) ?? [];
    const campaign = path === undefined ? findCurrentCampaign(instantMs) : getCampaign(path);
    return campaign && section && { campaign, section };
  },
};

/** Every path of this remote. */
export const addresses: readonly Address[] = [
  ...allCampaigns.flatMap((campaign) => toOwnAddresses(campaign)),
  ...toOwnAddresses(getCampaign('/blackfriday'), '/friday'),
  ...toOwnAddresses(getCampaign('/actives/3'), '/active/actives3'),
  ...toAddresses('/promotion', currentHead, findCurrentCampaign),
  actives,
];
