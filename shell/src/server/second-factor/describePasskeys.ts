import { maxPasskeys, passkeyNameLength } from '@tidegate/contracts/api/second-factor/endpoints';
import type { TFunction } from 'i18next';
import { passkeyField } from '../../pages/sections/forms/formMarks';
import type { AccountBlock, AccountField, AccountForm } from '../../pages/secondFactorContent';
import { createConfirmedForm } from './createConfirmedForm';
import { idField, nameField, type Step } from './secondFactorActions';
import type { SecondFactorView } from './secondFactorView';
import { createForm } from './showAccountPage';

export function describePasskeys(view: SecondFactorView): AccountBlock {
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
  { name, created_at: createdAt }: SecondFactorView['state']['passkeys'][number],
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
  return createConfirmedForm(t, 'beginPasskey', { submit: t('secondFactor.passkeys.begin') }, [
    name,
  ]);
}

function createPasskey(
  t: TFunction,
  { name, options }: NonNullable<Step['creation']>,
): AccountForm {
  const hidden = Object.entries({ [nameField]: name, [passkeyField]: '' });
  const submit = t('secondFactor.passkeys.create', { name });
  const passkey = { kind: 'create', options } as const;
  return { ...createForm('addPasskey', submit, [], hidden), passkey };
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
  return createConfirmedForm(t, 'removePasskey', { submit, isSecondary: true }, [which]);
}
