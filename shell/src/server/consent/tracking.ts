import { campaignCookie } from './attribution';

/** Part of what a visitor asked for: an invitation counts at the checkout, without a yes (decision 0024). */
const inviteMarks = ['invite_code', 'invite_type', 'iv_user_id', 'iv_sim_country'] as const;

/** What a tab tells of itself, after a yes: its script keeps them (`browser/keepCampaign.ts`). */
const tabMarks = ['front_id', 'channel', 'source'] as const;

const inviteForm = /^[\w-]{1,128}$/;
const longest = 2048;

/** Lives as long as the browser is open. */
export const inviteCookie = 'invite_data';

/** What an address says about an invitation, as the cookie keeps it; undefined where it says nothing. */
export function readInvite(search: URLSearchParams): string | undefined {
  const marks = inviteMarks.flatMap((name) => {
    const value = search.get(name) ?? '';
    return inviteForm.test(value) ? [[name, value]] : [];
  });
  return search.has('invite_code') && marks.length > 0
    ? new URLSearchParams(marks).toString()
    : undefined;
}

/** The cookies of a click on a partner's link, by the partner's short name. */
const affiliates = [
  ['cj', 'cje'],
  ['cf', 'cf-click'],
  ['admitad', '_aid'],
] as const;

/**
 * How a visitor came, for the backend to keep with their order: the cookies, which were set with
 * consent where that is needed, and what the script of the tab adds.
 */
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
