import type { Language } from '@tidegate/contracts/languages';
import type { Messages } from '../../locale/createI18n';
import { messagesSchema } from '../reading/messagesSchema';

export async function loadMessages(
  language: Language,
  namespace: 'amp' | 'shell',
): Promise<Messages> {
  const { default: messages } = (await import(
    /* webpackMode: "eager", webpackInclude: /(amp|shell)\.json$/ */
    `../../../locales/${language}/${namespace}.json`
  )) as { default: unknown };
  return messagesSchema.parse(messages);
}
