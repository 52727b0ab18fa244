const dayMs = 24 * 3600_000;

/** The last day (UTC) of a one-week trial, in the site's date format. */
export function weekFromNow(): string {
  const instant = new Date(Date.now() + 7 * dayMs);
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}
