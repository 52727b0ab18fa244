import {
  loginPath,
  logoutPath,
  profilePath,
  reauthenticatePath,
  changePasswordPath,
  requestVerificationPath,
  resetPasswordPath,
  setPasswordPath,
  validateVerificationPath,
  deleteAccountPath,
  exportAccountPath,
  bindEmailPath,
  requestEmailCodePath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import {
  pageGrantReplySchema,
  profileReplySchema,
  accountExportReplySchema,
} from '@tidegate/contracts/api/account/schemas';
import { type Ticket, ticketReplySchema } from '@tidegate/contracts/api/account/passwordSchemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { expect } from '@playwright/test';
import { openBindingMailbox } from '../../site/openBindingMailbox';
import { openMailbox } from '../../site/openMailbox';
import { generateEmail } from '../../site/settings';
import { type Caller, choosePassword, goodPassword } from '../caller';
import type { CallRow } from '../callRow';
import { dataOf, sendCall } from '../sendCall';

const purpose = 'reset_password';
const codeInEmail = /^(\d{4} \d{4})\r?$/m;

async function receiveCode({ email }: Caller) {
  const mailbox = await openMailbox();
  await sendCall('POST', requestVerificationPath, { body: { email, purpose, language: 'en' } });
  const findCode = async () =>
    codeInEmail.exec((await mailbox.findNew(email, 'resetPassword')) ?? '')?.[1];
  await expect.poll(findCode, { intervals: [50] }).toBeTruthy();
  return { email, purpose, code: (await findCode()) ?? '' };
}

async function receiveBindingCode({ email, post }: Caller) {
  const readCode = await openBindingMailbox(email);
  await post(requestEmailCodePath, { email, language: 'en' });
  return { email, code: await readCode() };
}

async function receiveTicket(caller: Caller): Promise<string> {
  const body = await receiveCode(caller);
  const { ticket } = dataOf(await sendCall('POST', validateVerificationPath, { body })) as Ticket;
  return ticket;
}

export const accountRows: readonly CallRow[] = [
  {
    method: 'POST',
    path: loginPath,
    caller: 'anyone',
    example: async (caller) => {
      await choosePassword(caller);
      const device = { installation: 'calls', name: 'A page' };
      return { body: { username: caller.email, password: goodPassword, device } };
    },
    reply: pageGrantReplySchema,
  },
  {
    method: 'POST',
    path: logoutPath,
    caller: 'anyone',
    example: ({ token }) => ({ headers: { authorization: `Bearer ${token}` } }),
    reply: doneReplySchema,
  },
  {
    method: 'POST',
    path: anonymousSignupPath,
    caller: 'anyone',
    example: () => ({ body: { email: generateEmail(), language: 'pl' } }),
    reply: pageGrantReplySchema,
    again: 20108,
  },
  {
    method: 'POST',
    path: requestEmailCodePath,
    caller: 'account',
    isWithoutEmail: true,
    example: ({ email }) => ({ body: { email, language: 'fr' } }),
    reply: doneReplySchema,
  },
  {
    method: 'POST',
    path: bindEmailPath,
    caller: 'account',
    isWithoutEmail: true,
    example: async (caller) => ({ body: await receiveBindingCode(caller) }),
    reply: doneReplySchema,
  },
  {
    method: 'POST',
    path: reauthenticatePath,
    caller: 'account',
    example: async (caller) => {
      await choosePassword(caller);
      return { body: { password: goodPassword } };
    },
    reply: pageGrantReplySchema,
    again: 50008,
  },
  {
    method: 'GET',
    path: profilePath,
    caller: 'account',
    example: () => ({}),
    reply: profileReplySchema,
  },
  {
    method: 'POST',
    path: requestVerificationPath,
    caller: 'anyone',
    example: ({ email }) => ({ body: { email, purpose, language: 'ja' } }),
    reply: doneReplySchema,
  },
  {
    method: 'POST',
    path: validateVerificationPath,
    caller: 'anyone',
    example: async (caller) => ({ body: await receiveCode(caller) }),
    reply: ticketReplySchema,
  },
  {
    method: 'POST',
    path: resetPasswordPath,
    caller: 'anyone',
    example: async (caller) => ({
      body: { ticket: await receiveTicket(caller), password: goodPassword },
    }),
    reply: doneReplySchema,
    again: 20501,
  },
  {
    method: 'POST',
    path: changePasswordPath,
    caller: 'account',
    example: async (caller) => {
      await choosePassword(caller);
      return { body: { current_password: goodPassword, new_password: 'Another-Tide-4!' } };
    },
    reply: doneReplySchema,
    again: 20103,
  },
  {
    method: 'POST',
    path: setPasswordPath,
    caller: 'account',
    example: () => ({ body: { password: goodPassword } }),
    reply: doneReplySchema,
    again: 20107,
  },
  {
    method: 'GET',
    path: exportAccountPath,
    caller: 'account',
    example: () => ({}),
    reply: accountExportReplySchema,
  },
  {
    method: 'POST',
    path: deleteAccountPath,
    caller: 'account',
    example: async (caller) => {
      await choosePassword(caller);
      return { body: { password: goodPassword, language: 'nl' } };
    },
    reply: doneReplySchema,
    again: 50008,
  },
];
