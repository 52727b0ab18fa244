import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage } from '@tidegate/contracts/languages';

import { type EmailTemplate, loadEmailMessages } from '../mail';

export const deletionKind = 'privacy.deleted';

/** Confirms the deletion to the former owner and explains which data remain and why. */
export async function createDeletionEmail(options: {
  localesFolder: string;
  publicOrigin: string;
}): Promise<EmailTemplate> {
  const messagesOf = await loadEmailMessages(options.localesFolder);
  return async ({ recipient, language }) => {
    const t = messagesOf(language);
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    const link = `${options.publicOrigin}${prefix}/privacy_policy`;
    return {
      recipient,
      subject: t('accountDeleted.subject', { brand }),
      text: t('accountDeleted.text', { brand, link }),
    };
  };
}
