import type { IntervalUnit } from './productId';

/** Free days for the inviter and the invited buyer. */
export const inviteFreeDays = 14;

/** The free days of a first plan; a shorter plan than a month would be mostly free. */
export function invitedDays(unit: IntervalUnit): number {
  return unit === 'MONTH' || unit === 'YEAR' ? inviteFreeDays : 0;
}
