import { formatDate } from '@tidegate/design-system';
import type { Campaign } from '../campaigns/campaign';

/** A campaign's first and last day, and to the minute its start and its end, all in UTC. */
export function formatCampaignWindow(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  language: string,
): Record<'firstDay' | 'lastDay' | 'start' | 'end', string> {
  const format = (instant: number | string, time?: 'short') =>
    formatDate(instant, language, { date: 'long', time });
  return {
    firstDay: format(startsAt),
    // The end is the first instant after the campaign.
    lastDay: format(Date.parse(endsAt) - 1),
    start: format(startsAt, 'short'),
    end: format(endsAt, 'short'),
  };
}
