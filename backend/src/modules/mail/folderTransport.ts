import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { isError } from '../../isError';
import type { MailTransport } from './mailTransport';
import { toMessage } from './toMessage';

export function folderTransport(folder: string, sender: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  return {
    hasDelivered: async (id) => {
      try {
        await access(fileOf(id));
        return true;
      } catch (error) {
        if (isError(error) && 'code' in error && error.code === 'ENOENT') return false;
        throw error;
      }
    },
    deliver: async (id, email) => {
      const { message } = await composer.sendMail(toMessage(id, email, sender));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed afterwards, to hide incomplete files.
      const unfinished = `${fileOf(id)}.part`;
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, fileOf(id));
    },
    close: () => composer.close(),
  };
}
