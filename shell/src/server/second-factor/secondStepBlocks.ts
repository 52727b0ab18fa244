import type { TFunction } from 'i18next';
import { passkeyField } from '../../pages/sections/forms/formMarks';
import type { AccountBlock } from '../../pages/secondFactorContent';
import { actionField, createCodeField } from './showAccountPage';

export interface SecondStepView {
  /** Request options as JSON; undefined if the account has no passkey. */
  passkeyOptions: string | undefined;
  codeProblem: string | undefined;
}

export function listSecondStepBlocks(
  t: TFunction,
  { passkeyOptions, codeProblem }: SecondStepView,
): AccountBlock[] {
  const code: AccountBlock = {
    heading: t('secondFactor.step.codeHeading'),
    texts: [t('secondFactor.step.codeText')],
    forms: [
      {
        hidden: [[actionField, 'code']],
        fields: [createCodeField(t('secondFactor.code'), 64, codeProblem && t(codeProblem))],
        submit: t('secondFactor.step.logIn'),
      },
    ],
  };
  if (passkeyOptions === undefined) return [code];
  return [
    {
      heading: t('secondFactor.step.passkeyHeading'),
      texts: [t('secondFactor.step.passkeyText')],
      forms: [
        {
          hidden: [
            [actionField, 'passkey'],
            [passkeyField, ''],
          ],
          fields: [],
          submit: t('secondFactor.step.usePasskey'),
          passkey: { kind: 'get', options: passkeyOptions },
        },
      ],
    },
    code,
  ];
}

export function listExpiredBlocks(t: TFunction): AccountBlock[] {
  return [
    {
      heading: t('secondFactor.step.expiredHeading'),
      texts: [t('secondFactor.step.expiredText')],
      forms: [],
      link: { to: '/login', label: t('secondFactor.step.logIn') },
    },
  ];
}
