import { runGit } from './runGit.js';

export async function listDirtyFiles(dir) {
  const status = (await runGit(dir, ['status', '--porcelain'])) ?? '';
  return status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

export async function readSourceRevision(dir) {
  const head = await runGit(dir, ['rev-parse', 'HEAD']);
  if (head === undefined) return 'unknown';
  return `${head.trim()}${(await listDirtyFiles(dir)).length > 0 ? '-dirty' : ''}`;
}
