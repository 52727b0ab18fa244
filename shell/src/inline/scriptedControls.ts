import { liveMark } from './markLive';

/** Script checks, confirms or sends these. Other forms lead to the same page without it. */
export const scriptedForms = '[data-remote] form[method=post], form[data-page-form]';

/** A click on these does nothing without script. */
export const scriptedButtons = '[data-remote] :is(button:not([type=submit]), [role=button])';

/** Whether React does not answer the events of an element yet. */
export function isWaiting(element: Element): boolean {
  return !(element.closest('[data-remote]') ?? document.documentElement).hasAttribute(liveMark);
}
