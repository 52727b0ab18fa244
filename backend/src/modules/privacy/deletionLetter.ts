import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage } from '@tidegate/contracts/languages';

import { type LetterWriter, loadMailWords } from '../mail';

export const deletionKind = 'privacy.deleted';

/** Confirms the deletion to the former owner and explains which data remain and why. */
export async function createDeletionLetter(options: {
  localesFolder: string;
  publicOrigin: string;
}): Promise<LetterWriter> {
  const wordsOf = await loadMailWords(options.localesFolder);
  return async ({ recipient, language }) => {
    const t = wordsOf(language);
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    const link = `${options.publicOrigin}${prefix}/privacy_policy`;
    return {
      recipient,
      subject: t('accountDeleted.subject', { brand }),
      text: t('accountDeleted.text', { brand, link }),
    };
  };
}
