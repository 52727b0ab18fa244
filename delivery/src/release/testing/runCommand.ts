import type { TestRegistry } from '../../registry/testing/useRegistry';
import { runRelease } from '../cli';
import type { ReleaseTools } from '../commands/command';
import { aBuiltRemote } from './aBuiltRemote';

interface Place {
  env?: NodeJS.ProcessEnv;
  rootDir?: string;
  tools?: ReleaseTools;
}

/** Runs a command as `npm run release --` would, in the folder of a checkout. */
export async function release(
  argv: string[],
  { env = {}, rootDir = '/nowhere', tools = {} }: Place = {},
) {
  let output = '';
  let errors = '';
  const exitCode = await runRelease(argv, env, {
    write: (text) => (output += text),
    writeError: (text) => (errors += text),
    rootDir,
    tools,
  });
  return { exitCode, output, errors };
}

/** The site of a registry, with the token of `tools`. */
export function envOf({ accessFor }: TestRegistry): NodeJS.ProcessEnv {
  const { site, token } = accessFor('tools');
  return { SITE_URL: site, DEPLOY_TOKEN: token };
}

/** Publishes a version of `tools` that was built before. */
export async function publish(site: TestRegistry, version = '1.0.0') {
  const { rootDir } = await aBuiltRemote({ version });
  return release(['publish', 'tools', '--dir', 'built'], { env: envOf(site), rootDir });
}
