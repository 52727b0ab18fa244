import type { BotCheck } from '@tidegate/contracts/visitors/botCheck';
import { refuse, type Obtained } from '../proof';
import { askPerson } from './askPerson';
import { loadRecaptcha } from './loadRecaptcha';
import { loadPanelWords } from './panelWords';
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
  const [recaptcha, words] = await Promise.all([
    loadRecaptcha(kind === 'r3' ? siteKey : 'explicit'),
    loadPanelWords(),
  ]);
  if (!recaptcha) {
    const message = words.t('botCheck.scriptMissing');
    showWarning(words, message);
    return refuse(message);
  }
  try {
    const token = await (kind === 'r3'
      ? recaptcha.execute(siteKey, { action })
      : askPerson(recaptcha, siteKey, words));
    if (token === undefined) return refuse('The visitor gave the check up.');
    return { status: 'ready', proof: { kind, token } };
  } catch (error) {
    const message = describe(error);
    showWarning(words, words.t('botCheck.notDone', { message }));
    return refuse(message);
  }
}
