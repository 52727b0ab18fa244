export const localisationPath = '/l10n';

/** The prefix that contains every document; other prefixes override it. */
export const basePrefix = 'v1';

/** A document under its own address, `/l10n/v1/de/footer.json`, without the envelope. */
export const localisedFilePath = `${localisationPath}/:prefix/:language/:document`;

/** The configuration of the production site; all other sites use `developmentAppConfigPath`. */
export const appConfigPath = '/ac.json';
export const developmentAppConfigPath = '/ac_dev.json';
