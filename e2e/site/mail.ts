import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from './settings';

const folder = path.join(settings.dataDir, 'mail');

async function listLetters(): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.eml'));
}

// An ASCII email is sent unencoded, so its equals signs must not be decoded.
function decodeLetter(letter: string): string {
  const bodyStart = letter.search(/\r?\n\r?\n/);
  const head = letter.slice(0, bodyStart);
  if (!/^content-transfer-encoding: quoted-printable$/im.test(head)) return letter;
  return head + decode(letter.slice(bodyStart));
}

function decode(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Ignores all emails that exist when it is called. */
export async function openLetterBox() {
  const known = new Set(await listLetters());
  async function readNew(): Promise<string[]> {
    const files = (await listLetters()).filter((name) => !known.has(name));
    const letters = files.map((file) => readFile(path.join(folder, file), 'utf8'));
    return (await Promise.all(letters)).map(decodeLetter);
  }
  return {
    /** Finds a new email that contains all texts, because concurrent tests also receive emails. */
    findNew: async (...texts: string[]): Promise<string | undefined> =>
      (await readNew()).find((letter) => texts.every((text) => letter.includes(text))),
  };
}
