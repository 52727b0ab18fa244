import {
  addPasskeyPath,
  beginPasskeyPath,
  beginTotpPath,
  confirmTotpPath,
  passkeyOptionsReplySchema,
  recoveryCodesSchema,
  removePasskeyPath,
  removeTotpPath,
  replaceRecoveryCodesPath,
  type TotpSecret,
  totpSecretSchema,
} from '@tidegate/contracts/api/secondFactor';
import { passkeyField } from '../../pages/sections/forms/formMarks';
import { readPasskey } from './readPasskey';

type Fields = Readonly<Record<string, string>>;

/** What a form of the page has led to, besides a change that the page then shows. */
export interface Step {
  /** Said at the address that the page goes to. */
  notice?: SecondFactorNotice;
  /** Codes that are shown this once. */
  codes?: readonly string[];
  /** An app that waits for its first code. */
  enrolment?: TotpSecret;
  /** A passkey that the browser is to make. */
  creation?: { name: string; options: string };
}

/** What the page says was done, by its `?sent=`. */
export const noticeKeys = {
  totpOn: 'secondFactor.notices.totpOn',
  totpOff: 'secondFactor.notices.totpOff',
  passkeyAdded: 'secondFactor.notices.passkeyAdded',
  passkeyRemoved: 'secondFactor.notices.passkeyRemoved',
} as const;

export type SecondFactorNotice = keyof typeof noticeKeys;

/** Fields of the forms about passkeys. */
export const nameField = 'passkey_name';
export const idField = 'passkey_id';

interface Action {
  path: string;
  /** Undefined where the form lacks what only script brings. */
  toBody: (fields: Fields) => object | undefined;
  /** What a reply means. */
  toStep: (data: unknown, fields: Fields) => Step;
  /** What is shown again after a refusal, from what the form itself held. */
  keep?: (fields: Fields) => Step;
}

const confirm = ({ confirmation = '' }: Fields) => ({ confirmation });
const done = (notice: SecondFactorNotice) => () => ({ notice });

function toCodes(data: unknown, notice?: SecondFactorNotice): Step {
  const codes = recoveryCodesSchema.safeParse(data).data?.recovery_codes ?? [];
  return { ...(notice && { notice }), ...(codes.length > 0 && { codes }) };
}

function keepEnrolment({ secret, uri }: Fields): Step {
  const kept = totpSecretSchema.safeParse({ secret, uri }).data;
  return kept?.uri.startsWith('otpauth://') ? { enrolment: kept } : {};
}

/** What the forms of `/secondFactor` do, by the action that each names. */
export const secondFactorActions: Readonly<Record<string, Action>> = {
  beginTotp: {
    path: beginTotpPath,
    toBody: confirm,
    toStep: (data) => ({ enrolment: totpSecretSchema.parse(data) }),
  },
  confirmTotp: {
    path: confirmTotpPath,
    toBody: ({ code = '' }) => ({ code }),
    toStep: (data) => toCodes(data, 'totpOn'),
    keep: keepEnrolment,
  },
  removeTotp: { path: removeTotpPath, toBody: confirm, toStep: done('totpOff') },
  beginPasskey: {
    path: beginPasskeyPath,
    toBody: (fields) => (fields[nameField]?.trim() ? confirm(fields) : {}),
    toStep: (data, { [nameField]: name = '' }) => {
      const reply = passkeyOptionsReplySchema.parse({ code: 200, message: '', data });
      return { creation: { name, options: JSON.stringify(reply.data?.options) } };
    },
  },
  addPasskey: {
    path: addPasskeyPath,
    toBody: ({ [nameField]: name = '', ...fields }) => {
      const passkey = readPasskey(fields[passkeyField]);
      return passkey === undefined ? undefined : { name, passkey };
    },
    toStep: (data) => toCodes(data, 'passkeyAdded'),
  },
  removePasskey: {
    path: removePasskeyPath,
    toBody: ({ [idField]: id = '', ...fields }) => ({ id, ...confirm(fields) }),
    toStep: done('passkeyRemoved'),
  },
  replaceCodes: {
    path: replaceRecoveryCodesPath,
    toBody: confirm,
    toStep: (data) => toCodes(data),
  },
};
