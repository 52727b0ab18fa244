import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Licences that let a bundle hold the code if it holds their words too. */
const permissive = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0'],
];
const noticeFile = /^(licen[cs]e|copying|notice)\b/i;

async function readNotice(folder) {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  if (!permissive.includes(license)) {
    throw new Error(`${name} is not to be bundled: its licence is ${license ?? 'unknown'}`);
  }
  const files = (await readdir(folder)).filter((file) => noticeFile.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/**
 * The licences of packages that a built site has inside its bundles, one after the other. Refuses a
 * package whose licence asks for more.
 */
export async function collectNotices(rootDir, folders) {
  const notices = await Promise.all(
    folders.map((folder) => readNotice(path.join(rootDir, folder))),
  );
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
