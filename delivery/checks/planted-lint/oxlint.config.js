import config from '../../../oxlint.config.js';

/** The rules of the repository, for files that it leaves out. */
export default { ...config, ignorePatterns: ['oxlint.config.js'] };
