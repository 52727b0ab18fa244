import { openMailbox } from './openMailbox';

export interface ResetMail {
  code: string;
  /** Path and query of the link. */
  link: string;
}

/** The returned function finds the password reset email that arrived after this call. */
export async function openResetMailbox(
  email: string,
): Promise<() => Promise<ResetMail | undefined>> {
  const mailbox = await openMailbox();
  return async () => {
    const message = await mailbox.findNew(`To: ${email}`, '/resetPassword');
    if (message === undefined) return undefined;
    const [, code = ''] = /^\u2068?(\d{4} \d{4})\u2069?\r?$/m.exec(message) ?? [];
    const { pathname, search } = new URL(/https?:\S+/.exec(message)?.[0] ?? '');
    return { code, link: pathname + search };
  };
}
