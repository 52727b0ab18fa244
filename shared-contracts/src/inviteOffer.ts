import type { IntervalUnit } from './productId';

/** Free days for who was invited with their first plan of a month or longer, and for who invited. */
export const inviteFreeDays = 14;

/** What an invitation adds to a first plan: with a shorter one the days would be given away. */
export function invitedDays(unit: IntervalUnit): number {
  return unit === 'MONTH' || unit === 'YEAR' ? inviteFreeDays : 0;
}
