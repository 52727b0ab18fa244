import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from './settings';

const folder = path.join(settings.dataDir, 'mail');

async function listEmails(): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.eml'));
}

/** Decodes each part of an email, the text before the HTML. */
function decodeEmail(email: string): string {
  const [, boundary] = /^content-type: multipart\/[^]*?boundary="([^"]+)"/im.exec(email) ?? [];
  const parts = boundary === undefined ? [email] : email.split(`--${boundary}`);
  return parts.map(decodePart).join('');
}

// An ASCII part is sent unencoded, so its equals signs must not be decoded.
function decodePart(part: string): string {
  const bodyStart = part.search(/\r?\n\r?\n/);
  const head = part.slice(0, bodyStart);
  if (!/^content-transfer-encoding: quoted-printable\r?$/im.test(head)) return part;
  return head + decode(part.slice(bodyStart));
}

function decode(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Ignores all emails that exist when it is called. */
export async function openMailbox() {
  const known = new Set(await listEmails());
  async function readNew(): Promise<string[]> {
    const files = (await listEmails()).filter((name) => !known.has(name));
    const emails = files.map((file) => readFile(path.join(folder, file), 'utf8'));
    return (await Promise.all(emails)).map(decodeEmail);
  }
  return {
    /** Finds a new email that contains all texts, because concurrent tests also receive emails. */
    findNew: async (...texts: string[]): Promise<string | undefined> =>
      (await readNew()).find((email) => texts.every((text) => email.includes(text))),
  };
}
