import type { TFunction } from 'i18next';
import { passkeyField } from '../../pages/sections/forms/formMarks';
import type { AccountBlock } from '../../pages/secondFactorContent';
import { actionField } from './accountDocument';

/** What whoever logs in can do now. */
export interface SecondStepView {
  /** JSON of what a passkey is asked for; undefined where the account has none. */
  passkeyOptions: string | undefined;
  /** The key of what is wrong with the code that was typed. */
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
        fields: [
          {
            name: 'code',
            control: 'code',
            label: t('secondFactor.code'),
            autoComplete: 'one-time-code',
            maxLength: 64,
            ...(codeProblem !== undefined && { error: t(codeProblem) }),
          },
        ],
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

/** Where no login waits any more. */
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
