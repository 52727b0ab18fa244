import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage } from '@tidegate/contracts/languages';

import { type EmailTemplate, loadEmailMessages } from '../mail';

export const welcomeKind = 'accounts.welcome';

export async function createWelcomeEmail({
  localesFolder,
  publicOrigin,
}: {
  localesFolder: string;
  publicOrigin: string;
}): Promise<[kind: string, template: EmailTemplate]> {
  const messagesOf = await loadEmailMessages(localesFolder);
  return [
    welcomeKind,
    async ({ recipient, language }) => {
      const t = messagesOf(language);
      const prefix = language === defaultLanguage ? '' : `/${language}`;
      const link = `${publicOrigin}${prefix}/forgetPassword`;
      return {
        recipient,
        subject: t('welcome.subject', { brand }),
        text: t('welcome.text', { brand, link }),
      };
    },
  ];
}
