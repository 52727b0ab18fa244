import { maxPasskeys, passkeyNameLength } from '@tidegate/contracts/api/second-factor/endpoints';
import type { SecondFactor } from '@tidegate/contracts/api/second-factor/schemas';
import type { Language } from '@tidegate/contracts/languages';
import type { TFunction } from 'i18next';
import { passkeyField } from '../../pages/sections/forms/formMarks';
import type { AccountBlock, AccountField, AccountForm } from '../../pages/secondFactorContent';
import { actionField } from './accountDocument';
import { drawQrCode } from './drawQrCode';
import { idField, nameField, type Step } from './secondFactorActions';

export interface SecondFactorView {
  t: TFunction;
  language: Language;
  state: SecondFactor;
  step: Step;
}

/** Recovery codes come first, because they are shown only once. */
export function listSecondFactorBlocks(view: SecondFactorView): AccountBlock[] {
  const { state, step } = view;
  if (!state.is_password_set) return [askForPassword(view)];
  const isOn = state.is_totp_on || state.passkeys.length > 0;
  return [
    ...(step.codes ? [showCodes(view, step.codes)] : []),
    step.enrolment ? enrolApp(view, step.enrolment) : describeApp(view),
    ...(state.offers_passkeys ? [describePasskeys(view)] : []),
    ...(isOn ? [describeRecovery(view)] : []),
  ];
}

function askForPassword({ t }: SecondFactorView): AccountBlock {
  return {
    heading: t('secondFactor.password.heading'),
    texts: [t('secondFactor.password.text')],
    forms: [],
    link: { to: '/myAccount/changePassword', label: t('secondFactor.password.link') },
  };
}

function showCodes({ t }: SecondFactorView, codes: readonly string[]): AccountBlock {
  return {
    heading: t('secondFactor.recovery.newHeading'),
    texts: [t('secondFactor.recovery.keep')],
    codes,
    forms: [],
  };
}

function describeApp({ t, state }: SecondFactorView): AccountBlock {
  const isOn = state.is_totp_on;
  return {
    heading: t('secondFactor.app.heading'),
    texts: [isOn ? t('secondFactor.app.on') : t('secondFactor.app.off')],
    forms: [
      isOn
        ? confirmed(t, 'removeTotp', { submit: t('secondFactor.app.remove'), isSecondary: true })
        : confirmed(t, 'beginTotp', { submit: t('secondFactor.app.begin') }),
    ],
  };
}

function enrolApp(
  { t }: SecondFactorView,
  { secret, uri }: NonNullable<Step['enrolment']>,
): AccountBlock {
  return {
    heading: t('secondFactor.app.heading'),
    texts: [t('secondFactor.app.scan')],
    qrCode: drawQrCode(uri, t('secondFactor.app.qrCode')),
    codes: [secret.replaceAll(/.{4}(?=.)/g, '$& ')],
    forms: [
      {
        hidden: [
          [actionField, 'confirmTotp'],
          ['secret', secret],
          ['uri', uri],
        ],
        fields: [
          {
            name: 'code',
            control: 'code',
            label: t('secondFactor.app.code'),
            autoComplete: 'one-time-code',
            maxLength: 16,
          },
        ],
        submit: t('secondFactor.app.confirm'),
      },
    ],
  };
}

function describePasskeys(view: SecondFactorView): AccountBlock {
  const { t, state, step } = view;
  const { passkeys } = state;
  return {
    heading: t('secondFactor.passkeys.heading'),
    texts: [t('secondFactor.passkeys.text')],
    items: passkeys.map((passkey) => namePasskey(view, passkey)),
    forms: [
      ...(step.creation ? [createPasskey(t, step.creation)] : []),
      ...(step.creation || passkeys.length >= maxPasskeys ? [] : [beginPasskey(t)]),
      ...(passkeys.length > 0 ? [removePasskey(view)] : []),
    ],
  };
}

function namePasskey(
  { t, language }: SecondFactorView,
  { name, created_at: createdAt }: SecondFactor['passkeys'][number],
): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return t('secondFactor.passkeys.added', { name, date: format.format(new Date(createdAt)) });
}

function beginPasskey(t: TFunction): AccountForm {
  const name: AccountField = {
    name: nameField,
    control: 'text',
    label: t('secondFactor.passkeys.name'),
    hint: t('secondFactor.passkeys.nameHint'),
    autoComplete: 'off',
    maxLength: passkeyNameLength,
  };
  return confirmed(t, 'beginPasskey', { submit: t('secondFactor.passkeys.begin') }, [name]);
}

function createPasskey(
  t: TFunction,
  { name, options }: NonNullable<Step['creation']>,
): AccountForm {
  return {
    hidden: [
      [actionField, 'addPasskey'],
      [nameField, name],
      [passkeyField, ''],
    ],
    fields: [],
    submit: t('secondFactor.passkeys.create', { name }),
    passkey: { kind: 'create', options },
  };
}

function removePasskey(view: SecondFactorView): AccountForm {
  const { t, state } = view;
  const choices = state.passkeys.map((one) => [one.id, namePasskey(view, one)] as const);
  const which: AccountField = {
    name: idField,
    control: 'choice',
    label: t('secondFactor.passkeys.which'),
    choices,
  };
  const submit = t('secondFactor.passkeys.remove');
  return confirmed(t, 'removePasskey', { submit, isSecondary: true }, [which]);
}

function describeRecovery({ t, state }: SecondFactorView): AccountBlock {
  return {
    heading: t('secondFactor.recovery.heading'),
    texts: [
      t('secondFactor.recovery.text'),
      t('secondFactor.recovery.left', { left: state.recovery_codes_left }),
    ],
    forms: [
      confirmed(t, 'replaceCodes', {
        submit: t('secondFactor.recovery.replace'),
        isSecondary: true,
      }),
    ],
  };
}

/** A form that requires the password or a code. */
function confirmed(
  t: TFunction,
  action: string,
  look: Pick<AccountForm, 'submit' | 'isSecondary'>,
  fields: readonly AccountField[] = [],
): AccountForm {
  return {
    ...look,
    hidden: [[actionField, action]],
    fields: [
      ...fields,
      {
        name: 'confirmation',
        control: 'password',
        label: t('secondFactor.confirmation'),
        autoComplete: 'current-password',
        maxLength: 128,
      },
    ],
  };
}
