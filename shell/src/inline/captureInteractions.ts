import type { ScriptLoader } from './createScriptLoader';
import { liveMark } from './markLive';
import { isWaiting, scriptedButtons, scriptedForms } from './scriptedControls';

/**
 * Loads the script when a visitor approaches a control that needs it. Holds clicks and submissions
 * until React answers, and then repeats them.
 */
export function captureInteractions(loader: ScriptLoader): void {
  const held = new Set<HTMLElement>();
  let isLeftToBrowser = false;

  function follow(type: string, selector: string, isHeld: boolean) {
    addEventListener(
      type,
      (event: Event & { submitter?: HTMLElement | null }) => {
        // The target may be the document.
        const found = (event.target as Partial<Element>).closest?.<HTMLElement>(selector);
        if (!found || isLeftToBrowser || !isWaiting(found)) return;
        loader.load();
        if (!isHeld) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const control = event.submitter ?? found;
        // A busy control is pressed once.
        held.add(control);
        control.ariaBusy = 'true';
      },
      true,
    );
  }

  function repeatReady() {
    for (const control of held) {
      if (!isLeftToBrowser && isWaiting(control)) continue;
      held.delete(control);
      control.ariaBusy = null;
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  }

  for (const type of ['pointerover', 'focusin']) {
    follow(type, `${scriptedButtons}, ${scriptedForms}`, false);
  }
  follow('click', scriptedButtons, true);
  follow('submit', scriptedForms, true);
  new MutationObserver(repeatReady).observe(document, {
    attributeFilter: [liveMark],
    subtree: true,
  });

  loader.onFailure = (isLast) => {
    isLeftToBrowser = isLast;
    if (isLast) repeatReady();
    else if (held.size > 0) loader.load();
  };
}
