import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@tidegate/contracts/languages';
import { expectedContainer } from '../releaseRules';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';

interface BuildOverrides {
  version?: string;
  /** Body of the module object in the server bundle. */
  server?: string;
  /** Text by path; null removes the file from the build. */
  files?: Readonly<Record<string, string | null>>;
}

const messages = JSON.stringify({ head: { title: 'Your address', description: 'What sites see' } });

const serverBundle = `
const external_react_namespaceObject = require("react");
module.exports = { default: {
  name: 'tools',
  routes: [{
    path: '/what-is-my-ip',
    head: { title: 'head.title', description: 'head.description' },
    isSwapSafe: true,
    access: 'public',
    Component: () => (0, external_react_namespaceObject.useState)(0),
  }],
  slots: [],
} };
`;

async function writeFiles(dir: string, files: Readonly<Record<string, string | null>>) {
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue;
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
}

/** Creates the remote `tools` and a valid build of it in a temporary folder. */
export async function aBuiltRemote({
  version = '1.0.0',
  server = serverBundle,
  files = {},
}: BuildOverrides = {}): Promise<{ rootDir: string; remoteDir: string; builtDir: string }> {
  const rootDir = await makeTemporaryFolder();
  const remoteDir = path.join(rootDir, 'remotes/tools');
  const builtDir = path.join(rootDir, 'built');
  const container = expectedContainer('tools', version);
  await writeFiles(remoteDir, {
    'package.json': JSON.stringify({ name: '@tidegate/tools', version }),
  });
  await writeFiles(builtDir, {
    'client/remoteEntry.js': `var ${container};`,
    'client/remote.0a1b2c3d.js': 'webpackChunk.push([])',
    'client/remote.0a1b2c3d.css': `@layer remote{.${container}-Card-root{color:var(--tg-ink)}}`,
    'server/remote.cjs': server,
    ...Object.fromEntries(languages.map((language) => [`locales/${language}.json`, messages])),
    ...files,
  });
  return { rootDir, remoteDir, builtDir };
}
