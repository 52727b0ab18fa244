import { isEmailAddress } from '@tidegate/contracts/visitors/isEmailAddress';
import { brand } from '@tidegate/contracts/brand';
import type { SendMailOptions } from 'nodemailer';

import type { Email } from './email';

/** Converts an email for Nodemailer. Its content cannot inject headers or files. */
export function toMessage(id: string, email: Email, sender: string): SendMailOptions {
  const { recipient, subject, text, html, replyTo, unsubscribeUrl } = email;
  if (!isEmailAddress(recipient)) throw new Error('An email to no address');
  if (replyTo && !isEmailAddress(replyTo.address)) throw new Error('An email from no address');
  return {
    messageId: `<${id}@${sender.split('@').at(-1) ?? ''}>`,
    from: { name: brand, address: sender },
    // An object, because Nodemailer would parse a string as a list of addresses.
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    textEncoding: 'quoted-printable',
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
