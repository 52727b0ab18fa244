import { formatDate } from '@tidegate/design-system';
import type { Campaign } from '../campaigns/campaign';

type Window = Pick<Campaign, 'startsAt' | 'endsAt'>;

/** The first and the last day of a campaign (UTC), as a language writes them. */
export function formatCampaignDays(
  { startsAt, endsAt }: Window,
  language: string,
): { firstDay: string; lastDay: string } {
  return {
    firstDay: formatDate(startsAt, language, { date: 'long' }),
    // The end is the first instant after the campaign.
    lastDay: formatDate(Date.parse(endsAt) - 1, language, { date: 'long' }),
  };
}

/** The first instant of a campaign and the first after it (UTC), to the minute. */
export function formatCampaignInstants(
  { startsAt, endsAt }: Window,
  language: string,
): { start: string; end: string } {
  return {
    start: formatDate(startsAt, language, { date: 'long', time: 'short' }),
    end: formatDate(endsAt, language, { date: 'long', time: 'short' }),
  };
}
