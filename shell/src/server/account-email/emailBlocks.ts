import type { Profile } from '@tidegate/contracts/api/account/schemas';
import type { TFunction } from 'i18next';
import { emailPath } from '../../routes/paths/accountPaths';
import type { AccountBlock, AccountField } from '../../pages/secondFactorContent';
import { createCodeField, createForm } from '../second-factor/showAccountPage';
import type { EmailStep } from './takeEmailStep';

export function showEmail(
  t: TFunction,
  { email, is_password_set: isPasswordSet }: Profile & { email: string },
): AccountBlock {
  return {
    heading: t('accountEmail.bound.heading'),
    texts: [],
    items: [email],
    forms: [],
    link: isPasswordSet
      ? { to: '/myAccount', label: t('accountEmail.bound.account') }
      : { to: '/myAccount/changePassword', label: t('secondFactor.password.link') },
  };
}

export function requestEmail(t: TFunction, step: EmailStep): AccountBlock {
  return {
    heading: t('accountEmail.ask.heading'),
    texts: [],
    forms: [createForm('request', t('accountEmail.ask.submit'), [emailField(t, step)])],
  };
}

export function requestCode(t: TFunction, step: EmailStep): AccountBlock {
  const { codeProblem } = step;
  const code = createCodeField(t('secondFactor.code'), 32, codeProblem && t(codeProblem));
  return {
    heading: t('accountEmail.code.heading'),
    texts: [t('accountEmail.code.text')],
    forms: [createForm('bind', t('accountEmail.code.submit'), [emailField(t, step), code])],
    link: { to: emailPath, label: t('accountEmail.code.again') },
  };
}

function emailField(t: TFunction, { email = '', emailProblem }: EmailStep): AccountField {
  return {
    name: 'email',
    control: 'email',
    label: t('contact.email'),
    autoComplete: 'email',
    maxLength: 254,
    ...(email !== '' && { value: email }),
    ...(emailProblem !== undefined && { error: t(emailProblem) }),
  };
}
