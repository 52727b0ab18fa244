import type { TFunction } from 'i18next';
import type { AccountField, AccountForm } from '../../pages/secondFactorContent';
import { createForm } from './showAccountPage';

/** A form that requires the password or a code. */
export function createConfirmedForm(
  t: TFunction,
  action: string,
  variant: Pick<AccountForm, 'submit' | 'isSecondary'>,
  fields: readonly AccountField[] = [],
): AccountForm {
  const confirmation: AccountField = {
    ...{ name: 'confirmation', control: 'password', label: t('secondFactor.confirmation') },
    ...{ autoComplete: 'current-password', maxLength: 128 },
  };
  return { ...variant, ...createForm(action, variant.submit, [...fields, confirmation]) };
}
