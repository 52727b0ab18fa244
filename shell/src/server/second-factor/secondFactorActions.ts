import {
  addPasskeyPath,
  beginPasskeyPath,
  beginTotpPath,
  confirmTotpPath,
  removePasskeyPath,
  removeTotpPath,
  replaceRecoveryCodesPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import {
  passkeyOptionsReplySchema,
  recoveryCodesSchema,
  type TotpSecret,
  totpSecretSchema,
} from '@tidegate/contracts/api/second-factor/schemas';
import { passkeyField } from '../../pages/sections/forms/formMarks';
import { parseJson } from '../reading/parseJson';

type Fields = Readonly<Record<string, string>>;

/** Result of a form, besides the change itself. */
export interface Step {
  /** Shown after a redirect. */
  notice?: SecondFactorNotice;
  /** Recovery codes, shown only once. */
  codes?: readonly string[];
  /** An authenticator app that waits for its first code. */
  enrolment?: TotpSecret;
  /** A passkey that the browser has to create. */
  creation?: { name: string; options: string };
}

/** Messages by the value of `?sent=`. */
export const noticeKeys = {
  totpOn: 'secondFactor.notices.totpOn',
  totpOff: 'secondFactor.notices.totpOff',
  passkeyAdded: 'secondFactor.notices.passkeyAdded',
  passkeyRemoved: 'secondFactor.notices.passkeyRemoved',
} as const;

export type SecondFactorNotice = keyof typeof noticeKeys;

export const nameField = 'passkey_name';
export const idField = 'passkey_id';

interface Action {
  path: string;
  /** Undefined if the form lacks the input that script provides. */
  toBody: (fields: Fields) => object | undefined;
  toStep: (data: unknown, fields: Fields) => Step;
  /** State to show again after a refusal. */
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
      const passkey = parseJson(fields[passkeyField] ?? '');
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
