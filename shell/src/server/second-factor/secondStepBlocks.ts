import type { TFunction } from 'i18next';
import { passkeyField } from '../../pages/sections/forms/formMarks';
import type { AccountBlock } from '../../pages/secondFactorContent';
import { createCodeField, createForm } from './showAccountPage';

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
      createForm('code', t('secondFactor.step.logIn'), [
        createCodeField(t('secondFactor.code'), 64, codeProblem && t(codeProblem)),
      ]),
    ],
  };
  if (passkeyOptions === undefined) return [code];
  return [
    {
      heading: t('secondFactor.step.passkeyHeading'),
      texts: [t('secondFactor.step.passkeyText')],
      forms: [
        {
          ...createForm('passkey', t('secondFactor.step.usePasskey'), [], [[passkeyField, '']]),
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
