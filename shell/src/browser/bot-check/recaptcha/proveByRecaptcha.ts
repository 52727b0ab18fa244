import type { BotCheck } from '@tidegate/contracts/visitors/botCheck';
import { refuse, type Obtained } from '../proof';
import { loadMessages } from '../../loadMessages';
import { showChallenge } from './showChallenge';
import { loadRecaptcha } from './loadRecaptcha';
import { closePanel, showWarning } from './showPanel';

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Version 3 runs invisibly, version 2 asks the visitor. */
export async function proveByRecaptcha(
  siteKey: string,
  { action, kind }: BotCheck,
): Promise<Obtained> {
  closePanel();
  const [recaptcha, translations] = await Promise.all([
    loadRecaptcha(kind === 'r3' ? siteKey : 'explicit'),
    // All languages share one chunk because few visitors need it.
    loadMessages(
      'botCheck',
      (language) =>
        import(/* webpackMode: "eager" */ `../../../../locales/${language}/botCheck.json`),
    ),
  ]);
  if (!recaptcha) {
    const message = translations.t('botCheck.scriptMissing');
    showWarning(translations, message);
    return refuse(message);
  }
  try {
    const token = await (kind === 'r3'
      ? recaptcha.execute(siteKey, { action })
      : showChallenge(recaptcha, siteKey, translations));
    if (token === undefined) return refuse('The visitor gave the check up.');
    return { status: 'ready', proof: { kind, token } };
  } catch (error) {
    const message = describe(error);
    showWarning(translations, translations.t('botCheck.notDone', { message }));
    return refuse(message);
  }
}
