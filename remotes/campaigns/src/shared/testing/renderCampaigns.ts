import type { RemoteModule, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { pickSlotMessages } from '@tidegate/contracts/remotes/pickSlotMessages';
import { renderRemote, type Visit } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/campaigns.json';
import campaigns from '../../exposed/remote';
import { campaignsApi } from '../campaignsApi';
import type { Moment } from '../siteClock';

interface CampaignsVisit extends Visit {
  /** The server's moment; without it the browser's clock is used. */
  moment?: Moment;
  /** Loads only the banner's translations, as a page of the shell does. */
  hasOnlySlotMessages?: boolean;
}

const slotMessages = campaigns.slots.flatMap(({ messages = [] }) => messages);

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

function formatMoment(value: Moment) {
  const endpointName = 'campaignsMoment';
  return campaignsApi.util.upsertQueryEntries([{ endpointName, arg: undefined, value }]);
}

/** Opens a path of the campaigns, or `/` for the banner. */
export function renderCampaigns(
  path: string,
  { moment, hasOnlySlotMessages, ...visit }: CampaignsVisit,
) {
  const earlier = moment ? [formatMoment(moment)] : [];
  const messages = hasOnlySlotMessages ? pickSlotMessages(english, slotMessages) : english;
  return renderRemote({ remote, english: messages }, path, { ...visit, earlier });
}
