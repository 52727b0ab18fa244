import { formatDate } from '@tidegate/design-system';
import type { Campaign } from '../campaigns/campaign';

/** Formats a campaign's first and last day, and its start and end to the minute, in UTC. */
export function formatCampaignWindow(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  language: string,
): Record<'firstDay' | 'lastDay' | 'start' | 'end', string> {
  const format = (instant: number | string, time?: 'short') =>
    formatDate(instant, language, { date: 'long', time });
  return {
    firstDay: format(startsAt),
    // `endsAt` is exclusive.
    lastDay: format(Date.parse(endsAt) - 1),
    start: format(startsAt, 'short'),
    end: format(endsAt, 'short'),
  };
}
