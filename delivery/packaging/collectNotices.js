import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { permittedLicences } from './permittedLicences.js';

const noticeFile = /^(licen[cs]e|copying|notice)\b/i;

async function readNotice(folder) {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  if (!permittedLicences.includes(license)) {
    throw new Error(`${name} is not to be bundled: its licence is ${license ?? 'unknown'}`);
  }
  const files = (await readdir(folder)).filter((file) => noticeFile.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/** Bundled works that are not npm packages. */
const works = [['Geologica (OFL-1.1)', 'design-system/src/fonts/OFL.txt']];

async function readWork(rootDir, [name, file]) {
  return `${name}\n\n${(await readFile(path.join(rootDir, file), 'utf8')).trim()}`;
}

/** Collects the licence texts of bundled works and throws on a licence that is not permitted. */
export async function collectNotices(rootDir, folders) {
  const notices = await Promise.all([
    ...folders.map((folder) => readNotice(path.join(rootDir, folder))),
    ...works.map((work) => readWork(rootDir, work)),
  ]);
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
