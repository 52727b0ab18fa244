import { SiteError } from '@tidegate/contracts/errors/siteError';
import { createTransport } from 'nodemailer';

import { isError } from '../../isError';
import type { MailTransport } from './mailTransport';
import { toMessage } from './toMessage';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** After a crash an email may be sent twice, because a server cannot tell what it accepted. */
export function smtpTransport(url: string, sender: string): MailTransport {
  const server = createTransport({ url, ...timeouts });
  return {
    hasDelivered: async () => false,
    deliver: async (id, email) => {
      try {
        await server.sendMail(toMessage(id, email, sender));
      } catch (error) {
        throw undeliverable(error);
      }
    },
    close: () => server.close(),
  };
}

/** Omits the server's message, which repeats the address. */
function undeliverable(error: unknown): SiteError {
  const reason = isError(error) && 'code' in error ? error.code : 'unknown';
  const answer = isError(error) && 'responseCode' in error ? error.responseCode : null;
  return new SiteError('mail.undeliverable', 'The mail server did not take an email', {
    details: { reason, answer },
  });
}
