import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage } from '@tidegate/contracts/languages';

import { type LetterWriter, loadMailWords } from '../mail';

export const welcomeKind = 'accounts.welcome';

export async function createWelcome({
  localesFolder,
  publicOrigin,
}: {
  localesFolder: string;
  publicOrigin: string;
}): Promise<[kind: string, write: LetterWriter]> {
  const wordsOf = await loadMailWords(localesFolder);
  return [
    welcomeKind,
    async ({ recipient, language }) => {
      const t = wordsOf(language);
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
