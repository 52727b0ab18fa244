import { readStored } from './storedValues';

/** Where the tab keeps what `readCampaign` answers. */
export const campaignKey = 'tidegate.campaign';

/** What the tab remembers of the address that it was opened with. */
export function readCampaign(): Readonly<Record<string, string>> {
  return (readStored('sessionStorage', campaignKey) ?? {}) as Record<string, string>;
}
