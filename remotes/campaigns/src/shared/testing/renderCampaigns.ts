import type { RemoteModule, RemoteRoute } from '@tidegate/contracts/remoteModule';
import { pickSlotWords } from '@tidegate/contracts/slotWords';
import { renderRemote, type Visit } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/campaigns.json';
import campaigns from '../../exposed/remote';
import { campaignsApi } from '../campaignsApi';
import type { Moment } from '../siteClock';

interface CampaignsVisit extends Visit {
  /** What the server found when it rendered the page; without it the browser's clock is asked. */
  moment?: Moment;
  /** As on a page of the shell, which carries the banner's words and no others. */
  hasSlotWordsAlone?: boolean;
}

const slotWords = campaigns.slots.flatMap(({ words = [] }) => words);

// The shell's home page as far as this remote is concerned: a place for its banner.
const home: RemoteRoute[] = campaigns.slots.map(({ isSwapSafe, load, Component }) => ({
  path: '/',
  head: { title: 'banner.label', description: 'banner.label' },
  isSwapSafe,
  access: 'public',
  ...(load && { load }),
  Component,
}));

const remote: RemoteModule = { ...campaigns, routes: [...home, ...campaigns.routes] };

function tellMoment(value: Moment) {
  const endpointName = 'campaignsMoment';
  return campaignsApi.util.upsertQueryEntries([{ endpointName, arg: undefined, value }]);
}

/** Opens a path of the campaigns, or `/` for the banner. */
export function renderCampaigns(
  path: string,
  { moment, hasSlotWordsAlone, ...visit }: CampaignsVisit,
) {
  const earlier = moment ? [tellMoment(moment)] : [];
  const words = hasSlotWordsAlone ? pickSlotWords(english, slotWords) : english;
  return renderRemote({ remote, english: words }, path, { ...visit, earlier });
}
