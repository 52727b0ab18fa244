import { expect } from '@playwright/test';
import { openMailbox } from './openMailbox';

const codeInEmail = /^\u2068?(\d{4} \d{4})\u2069?\r?$/m;

/** The returned function resolves with the code that confirms a new email address. */
export async function openBindingMailbox(email: string): Promise<() => Promise<string>> {
  const mailbox = await openMailbox();
  const findCode = async () =>
    codeInEmail.exec((await mailbox.findNew(email, '/email?sent=code')) ?? '')?.[1];
  return async () => {
    await expect.poll(findCode, { intervals: [50] }).toBeTruthy();
    return (await findCode()) ?? '';
  };
}
