import { SiteError } from '@tidegate/contracts/siteError';
import { createTransport } from 'nodemailer';

import { isError } from '../../isError';
import type { MailTransport } from './mailTransport';
import { toMessage } from './toMessage';

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Hands letters to a mail server. What was handed over is not known after a crash in between: the
 * letter is then written and sent once more, because one with a dead code would be of no use.
 */
export function smtpTransport(url: string, sender: string): MailTransport {
  const server = createTransport({ url, ...patience });
  return {
    hasDelivered: async () => false,
    deliver: async (id, letter) => {
      try {
        await server.sendMail(toMessage(id, letter, sender));
      } catch (error) {
        throw undeliverable(error);
      }
    },
    close: () => server.close(),
  };
}

/** Without the server's own words, which repeat the address. */
function undeliverable(error: unknown): SiteError {
  const reason = isError(error) && 'code' in error ? error.code : 'unknown';
  const answer = isError(error) && 'responseCode' in error ? error.responseCode : null;
  return new SiteError('mail.undeliverable', 'The mail server did not take a letter', {
    details: { reason, answer },
  });
}
