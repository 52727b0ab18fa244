import { runRelease } from '../release/runRelease';
import type { SiteCommand } from './site/siteCommand';

export const run: SiteCommand = ({ args, env, rootDir, files, buildRemote }) =>
  runRelease(args, env, {
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
    rootDir,
    tools: {
      buildRemote,
      bundleReader: files.bundleReader,
      migrationsFolder: files.registryMigrations,
    },
  });
