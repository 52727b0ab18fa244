import { consentCookie, consentPath } from '../../consent/consent';
import { contentId } from '../../frame/contentId';

/** Over HTTPS the name of the cookie has a prefix. */
function isStored(answer: string): boolean {
  return document.cookie.includes(`${consentCookie}=${answer}`);
}

/** Some browsers expose Global Privacy Control to scripts only, not as a header. */
function isPrivacyControlled(): boolean | undefined {
  return navigator.globalPrivacyControl;
}

/** Global Privacy Control overrides a stored yes. */
export function isConsentGiven(): boolean {
  return !isPrivacyControlled() && isStored('yes');
}

const questionSelector = '[data-consent-question]';

/**
 * Hides the question at once and sends the answer without leaving the page. `onGiven` runs when a
 * yes is stored; if the request fails the question returns with a message.
 */
export function answerConsent(onGiven: () => void): void {
  async function send(question: HTMLElement, body: URLSearchParams) {
    question.ariaBusy = 'true';
    document.getElementById(contentId)?.focus({ preventScroll: true });
    // The visitor may leave the page before the reply.
    const sent = fetch(consentPath, { method: 'POST', body, keepalive: true });
    const reply = await sent.catch(() => undefined);
    if (reply?.ok) question.remove();
    question.ariaBusy = 'false';
    if (isConsentGiven()) onGiven();
  }

  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const question = form.closest<HTMLElement>(questionSelector);
    if (!question) return;
    event.preventDefault();
    // The form has no files.
    const answer = new FormData(form, event.submitter) as unknown as string[][];
    void send(question, new URLSearchParams(answer));
  });
  // A page from the back/forward cache may show a question that was answered since.
  addEventListener('pageshow', () => {
    if (isPrivacyControlled() || isStored('')) document.querySelector(questionSelector)?.remove();
  });
}
