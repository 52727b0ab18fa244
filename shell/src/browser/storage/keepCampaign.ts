import { campaignMarks, inviteMarks } from './campaignMarks';
import { campaignKey, readCampaign } from './readCampaign';
import { writeStored } from './storedValues';

const mostCharacters = 128;

/** Stores the marks of an address. With consent the tab also has a random `front_id`. */
export function keepCampaign(search: string, isConsentGiven: boolean): void {
  const query = new URLSearchParams(search);
  const allowed = isConsentGiven ? [...inviteMarks, ...campaignMarks] : inviteMarks;
  // A new source replaces the whole campaign of the previous one.
  const known = Object.entries(readCampaign()).filter(
    ([name]) => !(query.has('utm_source') && name.startsWith('utm_')),
  );
  const fresh = isConsentGiven ? { front_id: crypto.randomUUID() } : {};
  const marks: Record<string, string> = {
    ...fresh,
    ...Object.fromEntries(known),
    ...Object.fromEntries(query),
  };
  const kept = Object.entries(marks).filter(
    ([name, value]) => allowed.includes(name) && value !== '' && value.length <= mostCharacters,
  );
  writeStored(
    'sessionStorage',
    campaignKey,
    kept.length > 0 ? Object.fromEntries(kept) : undefined,
  );
}
