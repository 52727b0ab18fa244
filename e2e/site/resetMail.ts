import { openLetterBox } from './mail';

/** What the mail to somebody who forgot their password says. */
export interface ResetMail {
  code: string;
  /** Path and query of the link. */
  link: string;
}

/** Opens the mailbox of an account; resolves with the mail that came since, once it is there. */
export async function openResetMailbox(
  email: string,
): Promise<() => Promise<ResetMail | undefined>> {
  const mailbox = await openLetterBox();
  return async () => {
    const message = await mailbox.findNew(`To: ${email}`, '/resetPassword');
    if (message === undefined) return undefined;
    const [, code = ''] = /^(\d{4} \d{4})\r?$/m.exec(message) ?? [];
    const { pathname, search } = new URL(/https?:\S+/.exec(message)?.[0] ?? '');
    return { code, link: pathname + search };
  };
}
