import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

import { type LetterWriter, loadMailWords } from '../../mail';

const changes = {
  totpOn: 'secondFactor.totpOn',
  totpOff: 'secondFactor.totpOff',
  passkeyAdded: 'secondFactor.passkeyAdded',
  passkeyRemoved: 'secondFactor.passkeyRemoved',
  recoveryCodesReplaced: 'secondFactor.recoveryCodesReplaced',
  recoveryCodeUsed: 'secondFactor.recoveryCodeUsed',
} as const;

export type SecondFactorChange = keyof typeof changes;

export function describeChange(change: SecondFactorChange, recipient: string, language: Language) {
  return { kind: toKind(change), recipient, language };
}

export async function createChangeLetters({
  localesFolder,
  publicOrigin,
}: {
  localesFolder: string;
  publicOrigin: string;
}): Promise<[kind: string, write: LetterWriter][]> {
  const wordsOf = await loadMailWords(localesFolder);
  return Object.entries(changes).map(([change, key]) => [
    toKind(change as SecondFactorChange),
    async ({ recipient, language }) => {
      const t = wordsOf(language);
      const prefix = language === defaultLanguage ? '' : `/${language}`;
      const link = `${publicOrigin}${prefix}/forgetPassword`;
      return {
        recipient,
        subject: t('secondFactor.subject', { brand }),
        text: t('secondFactor.text', { brand, change: t(key), link }),
      };
    },
  ]);
}

function toKind(change: SecondFactorChange): string {
  return `accounts.secondFactor.${change}`;
}
