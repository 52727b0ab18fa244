/** Where the tab keeps what `readCampaign` answers. */
export const campaignKey = 'tidegate.campaign';

/** What the tab remembers of the address that it was opened with. */
export function readCampaign(): Readonly<Record<string, string>> {
  const stored = sessionStorage.getItem(campaignKey);
  return stored === null ? {} : (JSON.parse(stored) as Record<string, string>);
}
