/** The environment of a site whose clock is within the campaign of Black Friday 2026. */
export function shiftToCampaign(): { SITE_CLOCK_SHIFT_MS: string } {
  return { SITE_CLOCK_SHIFT_MS: String(Date.parse('2026-11-25T12:00:00Z') - Date.now()) };
}
