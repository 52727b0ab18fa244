const dayMs = 24 * 3600_000;

/** As the site writes the day on which a trial of a week ends (UTC). */
export function weekFromNow(): string {
  const instant = new Date(Date.now() + 7 * dayMs);
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}
