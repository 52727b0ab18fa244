import { formatDate } from '@tidegate/design-system';
import type { Campaign } from '../campaigns/campaign';

/** The first and the last whole day of a campaign (UTC), as a language writes them. */
export function formatCampaignDays(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  language: string,
): { firstDay: string; lastDay: string } {
  return {
    firstDay: formatDate(startsAt, language, { date: 'long' }),
    // The end is the first instant after the campaign.
    lastDay: formatDate(Date.parse(endsAt) - 1, language, { date: 'long' }),
  };
}
