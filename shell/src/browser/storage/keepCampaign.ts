import { campaignKey, readCampaign } from './readCampaign';
import { writeStored } from './storedValues';

/** Part of what a visitor asked for: an invite counts when they come to the checkout. */
const inviteMarks = ['invite_code', 'invite_type', 'iv_user_id', 'iv_sim_country'];

/** What tells us where a visitor came from, and therefore waits for their yes. */
const campaignMarks = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'front_id',
  'channel',
  'source',
];

const mostCharacters = 128;

/**
 * Takes marks out of an address. With consent the tab has a random `front_id` unless the address
 * brought one; without it all of that is forgotten.
 */
export function keepCampaign(search: string, isConsentGiven: boolean): void {
  const query = new URLSearchParams(search);
  const allowed = isConsentGiven ? [...inviteMarks, ...campaignMarks] : inviteMarks;
  // A new source says nothing of the campaign of the one before.
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
