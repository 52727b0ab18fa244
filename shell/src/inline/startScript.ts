import { answerConsent } from '../browser/forms/answerConsent';
import { consentGivenEvent } from '../consent/consent';
import { followMenus } from '../frame/frameMenus';
import { captureInteractions } from './captureInteractions';
import { createScriptLoader } from './createScriptLoader';
import { markCachedFonts } from './markCachedFonts';
import { startWhenUseful } from './startWhenUseful';
import { tickCountdowns } from './tickCountdowns';

markCachedFonts();
const loader = createScriptLoader();
captureInteractions(loader);
followMenus();
answerConsent(() => {
  dispatchEvent(new Event(consentGivenEvent));
  loader.load();
});
addEventListener('DOMContentLoaded', () => {
  const tick = () => {
    tickCountdowns(loader);
  };
  tick();
  setInterval(tick, 1000);
});
addEventListener('load', () => {
  const start = () => startWhenUseful(loader);
  // Safari has no `requestIdleCallback`.
  const { requestIdleCallback: whenIdle = setTimeout } = window as Partial<Window>;
  whenIdle(start);
});
