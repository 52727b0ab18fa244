import path from 'node:path';
import { runSiteCommand } from './runSiteCommand';

export async function runInPlace(
  command: Parameters<typeof runSiteCommand>[0],
  siteDir: string,
): Promise<void> {
  const { env } = process;
  process.exitCode = await runSiteCommand(command, {
    siteDir,
    rootDir: siteDir,
    logsDir: path.resolve(siteDir, env['DATA_DIR'] || '.data', 'logs'),
    args: process.argv.slice(2),
    env,
  });
}
