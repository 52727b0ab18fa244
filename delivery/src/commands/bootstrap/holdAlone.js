import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const checkEveryMs = 500;

async function isHeld(file) {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!holder) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch {
    // The process no longer exists.
    return false;
  }
}

async function tryToHold(file) {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  try {
    // Written before linking, so that no process reads a lock without its holder.
    await link(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

export async function holdAlone({ rootDir, name, signal }, work) {
  const file = path.join(rootDir, '.cache/locks', name);
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await tryToHold(file))) {
    if (await isHeld(file)) await wait(checkEveryMs, undefined, { signal });
    else await rm(file, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
