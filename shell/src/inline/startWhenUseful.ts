import { followEvents } from '../browser/followEvents';
import { isConsentGiven } from '../browser/forms/answerConsent';
import type { ScriptLoader } from './createScriptLoader';
import { pageScriptsId } from './pageScriptsId';
import type { PageStart } from './pageStart';

/** Only Chromium describes the connection. */
interface Connected {
  connection?: { saveData: boolean; effectiveType: string };
}

function isConnectionSlow(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as Connected).connection ?? {};
  return saveData || effectiveType !== '4g';
}

/** Only script keeps these for later pages (`browser/storage/campaignMarks.ts`). */
const marks = /[?&](utm_|front_id|channel|source|inv|iv_)/;

/** Loads the script without an interaction: at once, or when the site has a new generation. */
export function startWhenUseful(loader: ScriptLoader): void {
  const start = document.getElementById(pageScriptsId)?.dataset['start'] as PageStart;
  const isLikely = start === 'unlessSlow' && !isConnectionSlow();
  if (isLikely || start === 'always' || marks.test(location.search) || isConsentGiven()) {
    loader.load();
  }
  if (loader.isLoading) return;
  // The loaded script follows the events itself.
  loader.onStart = followEvents(({ generation }) => {
    if (`${generation}` !== document.documentElement.dataset['generation']) loader.load();
  });
}
