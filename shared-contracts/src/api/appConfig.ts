import * as z from 'zod/mini';

/** The configuration of the production site; all other sites use `developmentAppConfigPath`. */
export const appConfigPath = '/ac.json';
export const developmentAppConfigPath = '/ac_dev.json';

const value = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]);

/** Settings that marketing may change without a release. */
export const appConfigSchema = z.object({ marketingData: z.record(z.string(), value) });

export type AppConfig = z.infer<typeof appConfigSchema>;
