import * as z from 'zod/mini';

/** Where the site serves its configuration: one file for the production site, one for all others. */
export const appConfigPath = '/ac.json';
export const developmentAppConfigPath = '/ac_dev.json';

const value = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]);

/** What marketing may change without a release of anything. */
export const appConfigSchema = z.object({ marketingData: z.record(z.string(), value) });

export type AppConfig = z.infer<typeof appConfigSchema>;
