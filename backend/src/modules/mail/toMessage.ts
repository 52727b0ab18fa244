import { isEmailAddress } from '@tidegate/contracts/emailAddress';
import { brand } from '@tidegate/contracts/brand';
import type { SendMailOptions } from 'nodemailer';

import type { Letter } from './letter';

/** The letter in the mail library's terms; nothing in it can become a header or a file of ours. */
export function toMessage(id: string, letter: Letter, sender: string): SendMailOptions {
  const { recipient, subject, text, replyTo, unsubscribeUrl } = letter;
  if (!isEmailAddress(recipient)) throw new Error('A letter for no address');
  if (replyTo && !isEmailAddress(replyTo.address)) throw new Error('A letter from no address');
  return {
    messageId: `<${id}@${sender.split('@').at(-1) ?? ''}>`,
    from: { name: brand, address: sender },
    // As an object: a text would be parsed, and may hold several addresses.
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo }),
    subject,
    text,
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
