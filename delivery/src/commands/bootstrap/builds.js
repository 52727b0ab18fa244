import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { packRemotes, writePackages } from '../../../packaging/packSite.js';
import { CommandFailure } from './failure.js';
import { fingerprint } from './fingerprint.js';
import { holdAlone } from './holdAlone.js';
import {
  backendPart,
  listRemotes,
  remotePart,
  serverPart,
  shellPart,
  siteFolder,
} from './siteParts.js';

async function isFresh(file, wanted) {
  return (await readFile(file, 'utf8').catch(() => undefined)) === wanted;
}

async function ensureMade(stamp, wanted, make) {
  if (await isFresh(stamp, wanted)) return;
  // An interrupted build must not count as the previous one.
  await rm(stamp, { force: true });
  await make();
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, wanted);
}

async function runBuild({ name, order }, rootDir) {
  const script = path.join(rootDir, 'delivery/src/commands/bootstrap/buildPart.js');
  const builder = spawn(process.execPath, [script, JSON.stringify(order)], {
    cwd: rootDir,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(builder, 'close');
  const output = await text(builder.stderr);
  const [code] = await closed;
  if (code === 0) return;
  const failure = `building ${name} did not work. Correct what is reported above.`;
  throw new CommandFailure(failure, { output: output.trimEnd() });
}

async function runSideBySide(jobs) {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function stampOfBuild(rootDir, { name, outDir }) {
  return outDir === siteFolder
    ? path.join(rootDir, siteFolder, '.parts', `${name}.build`)
    : path.join(rootDir, outDir, 'fingerprint');
}

async function copyPart(rootDir, { copies }) {
  for (const [from, to] of copies) {
    const target = path.join(rootDir, siteFolder, to);
    await rm(target, { recursive: true, force: true });
    await cp(path.join(rootDir, from), target, { recursive: true });
  }
}

async function ensureParts({ rootDir, progress }, parts) {
  const wanted = new Map();
  const stale = [];
  for (const part of parts) {
    wanted.set(part.name, await fingerprint(rootDir, part.sources));
    if (!part.order) continue;
    if (!(await isFresh(stampOfBuild(rootDir, part), wanted.get(part.name)))) stale.push(part);
  }
  const build = (part) =>
    ensureMade(stampOfBuild(rootDir, part), wanted.get(part.name), () => runBuild(part, rootDir));
  if (stale.length > 0) {
    await progress.phase(`building ${stale.map(({ name }) => name).join(', ')}`, () =>
      runSideBySide(stale.map((part) => () => build(part))),
    );
  }
  for (const part of parts) {
    const stamp = path.join(rootDir, siteFolder, '.parts', part.name);
    await ensureMade(stamp, wanted.get(part.name), () => copyPart(rootDir, part));
  }
  return wanted;
}

function buildAlone({ rootDir, signal }, build) {
  return holdAlone({ rootDir, name: 'build', signal }, build);
}

export async function ensureServer(options) {
  await buildAlone(options, () => ensureParts(options, [serverPart(), backendPart()]));
}

async function isBuilt(rootDir, name) {
  const readVersion = async (file) =>
    JSON.parse(await readFile(path.join(rootDir, file), 'utf8')).version;
  const built = await readVersion(`${siteFolder}/remotes/${name}/package.json`).catch(() => '');
  return built === (await readVersion(`remotes/${name}/package.json`));
}

export function ensureAll(options) {
  return buildAlone(options, () => buildAll(options));
}

async function buildAll(options) {
  const { rootDir } = options;
  const remotes = listRemotes(rootDir);
  const parts = [shellPart('production'), ...remotes.map(remotePart), serverPart(), backendPart()];
  const wanted = await ensureParts(options, parts);
  await packRemotes(rootDir, remotes);
  const packages = [
    await fingerprint(rootDir, ['package.json', 'LICENSE']),
    ...wanted.values(),
  ].join('\n');
  await ensureMade(path.join(rootDir, siteFolder, '.parts/packages'), packages, () =>
    writePackages(rootDir, remotes),
  );
  return path.join(rootDir, siteFolder);
}

/** A remote served from its sources is not rebuilt; the site needs some build of its version. */
export async function ensureDevelopment(options) {
  await buildAlone(options, () => buildDevelopment(options));
}

async function buildDevelopment(options) {
  const { rootDir } = options;
  const remotes = listRemotes(rootDir);
  const areBuilt = await Promise.all(remotes.map((name) => isBuilt(rootDir, name)));
  const unbuilt = remotes.filter((_, index) => !areBuilt[index]);
  const parts = [shellPart('development'), ...unbuilt.map(remotePart)];
  await ensureParts(options, [...parts, serverPart(), backendPart()]);
  await packRemotes(rootDir, unbuilt);
}
