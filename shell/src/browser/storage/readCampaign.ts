import { readStored } from './storedValues';

export const campaignKey = 'tidegate.campaign';

/** Returns the stored marks of the address that the tab was opened with. */
export function readCampaign(): Readonly<Record<string, string>> {
  return (readStored('sessionStorage', campaignKey) ?? {}) as Record<string, string>;
}
