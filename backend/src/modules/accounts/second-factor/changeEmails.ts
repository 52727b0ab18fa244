import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

import { type EmailTemplate, loadEmailMessages } from '../../mail';

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

export async function createChangeEmails({
  localesFolder,
  publicOrigin,
}: {
  localesFolder: string;
  publicOrigin: string;
}): Promise<[kind: string, template: EmailTemplate][]> {
  const messagesOf = await loadEmailMessages(localesFolder);
  return Object.entries(changes).map(([change, key]) => [
    toKind(change as SecondFactorChange),
    async ({ recipient, language }) => {
      const t = messagesOf(language);
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
