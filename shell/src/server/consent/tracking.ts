import { campaignCookie } from './attribution';

/** The visitor requests an invitation by its link, so it needs no consent (decision 0024). */
const inviteMarks = ['invite_code', 'invite_type', 'iv_user_id', 'iv_sim_country'] as const;

/** Stored per tab after consent (`browser/keepCampaign.ts`). */
const tabMarks = ['front_id', 'channel', 'source'] as const;

const inviteForm = /^[\w-]{1,128}$/;
const longest = 2048;

export const inviteCookie = 'invite_data';

/** The invitation of an address in the format of its cookie; undefined if there is none. */
export function readInvite(search: URLSearchParams): string | undefined {
  const marks = inviteMarks.flatMap((name) => {
    const value = search.get(name) ?? '';
    return inviteForm.test(value) ? [[name, value]] : [];
  });
  return search.has('invite_code') && marks.length > 0
    ? new URLSearchParams(marks).toString()
    : undefined;
}

/** Partners by their short name and click cookie. */
const affiliates = [
  ['cj', 'cje'],
  ['cf', 'cf-click'],
  ['admitad', '_aid'],
] as const;

/** Attribution of an order, from consented cookies and from the script of the tab. */
export function describeTracking(
  cookies: Readonly<Record<string, string | undefined>>,
  fromTab: string | string[] | undefined,
): string | undefined {
  const tab = new URLSearchParams(typeof fromTab === 'string' ? fromTab.slice(0, longest) : '');
  const marks = new URLSearchParams(cookies[campaignCookie]);
  for (const name of tabMarks) {
    const value = tab.get(name);
    if (value !== null) marks.set(name, value);
  }
  const partner = affiliates.find(([, cookie]) => cookies[cookie]);
  if (partner) {
    marks.set('affiliate_type', partner[0]);
    marks.set('affiliate_value', cookies[partner[1]] ?? '');
  }
  for (const [name, value] of new URLSearchParams(cookies[inviteCookie])) marks.set(name, value);
  const text = marks.toString();
  return text === '' || text.length > longest ? undefined : text;
}
