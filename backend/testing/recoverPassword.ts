import {
  requestVerificationPath,
  resetPasswordPath,
  validateVerificationPath,
} from '@tidegate/contracts/api/account/endpoints';
import { ticketReplySchema } from '@tidegate/contracts/api/account/passwordSchemas';
import { isSuccess } from '@tidegate/contracts/errors/envelope';

import type { TestApp } from './testApp';

/** Sets a new password with the emailed code. */
export async function recoverPassword(
  { app, readMail }: Pick<TestApp, 'app' | 'readMail'>,
  email: string,
  password: string,
): Promise<void> {
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const purpose = 'reset_password';
  const earlier = new Set(await readMail());
  await post(requestVerificationPath, { email, purpose, language: 'en' });
  const message = (await readMail()).find((text) => !earlier.has(text)) ?? '';
  const code = /^(\d{4} \d{4})\r?$/m.exec(message)?.[1] ?? 'no code';
  const tried = await post(validateVerificationPath, { email, purpose, code });
  const proof = ticketReplySchema.parse(tried.json());
  if (!isSuccess(proof)) throw new Error(proof.message);
  await post(resetPasswordPath, { ...proof.data, password });
}
