import type { Language } from '@tidegate/contracts/languages';
import type { Messages } from '../../locale/createI18n';
import { messagesSchema } from '../reading/messagesSchema';

export async function loadMessages(
  language: Language,
  namespace: 'amp' | 'shell',
): Promise<Messages> {
  const messages: unknown = await import(
    /* webpackMode: "eager", webpackInclude: /(amp|shell)\.json$/ */
    `../../../locales/${language}/${namespace}.json`
  );
  return messagesSchema.parse(messages);
}
