import config from '../../../oxlint.config.js';

/** The rules of the repository, for files that it leaves out. */
export default {
  ...config,
  ignorePatterns: ['oxlint.config.js'],
  overrides: [
    ...config.overrides,
    {
      // These files are named after the fault that they hold.
      files: ['{backend,remotes,shared-contracts,shell}/**'],
      rules: { 'tidegate/file-named-after-export': 'off' },
    },
  ],
};
