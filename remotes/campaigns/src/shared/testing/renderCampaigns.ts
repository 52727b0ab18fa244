import type { RemoteModule, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { pickSlotWords } from '@tidegate/contracts/remotes/pickSlotWords';
import { renderRemote, type Visit } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/campaigns.json';
import campaigns from '../../exposed/remote';
import { campaignsApi } from '../campaignsApi';
import type { Moment } from '../siteClock';

interface CampaignsVisit extends Visit {
  /** The server's moment; without it the browser's clock is used. */
  moment?: Moment;
  /** Loads only the banner's translations, as a page of the shell does. */
  hasSlotWordsAlone?: boolean;
}

const slotWords = campaigns.slots.flatMap(({ words = [] }) => words);

// Stands in for the shell's home page with the slot of the banner.
const home: RemoteRoute[] = campaigns.slots.map(({ isSwapSafe, load, Component }) => ({
  path: '/',
  head: { title: 'banner.label', description: 'banner.label' },
  isSwapSafe,
  layout: 'default',
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
