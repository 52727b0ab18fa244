import type { TestRegistry } from '../../registry/testing/useRegistry';
import { runRelease } from '../runRelease';
import type { ReleaseTools } from '../commands/command';
import { aBuiltRemote } from './aBuiltRemote';

interface Place {
  env?: NodeJS.ProcessEnv;
  rootDir?: string;
  tools?: ReleaseTools;
}

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

/** Environment with the address of the registry and the token of `tools`. */
export function envOf({ accessFor }: TestRegistry): NodeJS.ProcessEnv {
  const { site, token } = accessFor('tools');
  return { SITE_URL: site, DEPLOY_TOKEN: token };
}

/** Publishes an earlier build of a version of `tools`. */
export async function publish(site: TestRegistry, version = '1.0.0') {
  const { rootDir } = await aBuiltRemote({ version });
  return release(['publish', 'tools', '--dir', 'built'], { env: envOf(site), rootDir });
}
