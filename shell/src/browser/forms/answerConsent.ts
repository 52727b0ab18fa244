import { contentId } from '../../frame/SkipToContent';
import { consentCookie, consentPath } from '../../consent/consent';

/** Over HTTPS the site sets the cookie under the second name. */
const cookieNames = [consentCookie, `__Host-${consentCookie}`];

function isKept(answer: string): boolean {
  const kept = document.cookie.split('; ');
  return cookieNames.some((name) => kept.some((one) => one.startsWith(`${name}=${answer}`)));
}

/** Some browsers expose Global Privacy Control to scripts only, not as a header. */
function isPrivacyControlled(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** Global Privacy Control overrides a stored yes. */
export function isConsentGiven(): boolean {
  return !isPrivacyControlled() && isKept('yes');
}

function dropQuestion(): void {
  findQuestion()?.closest('section')?.remove();
}

function findQuestion(): HTMLFormElement | null {
  return document.querySelector('[data-consent-question]');
}

/** Sends the answer without leaving the page; `onGiven` runs at once after a yes. */
export function answerConsent(onGiven: () => void): void {
  if (isPrivacyControlled()) dropQuestion();

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const fields = [...new FormData(form, submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const body = new URLSearchParams(fields);
    const reply = await fetch(consentPath, { method: 'POST', body });
    if (!reply.ok) return;
    form.closest('section')?.remove();
    document.getElementById(contentId)?.focus({ preventScroll: true });
    if (isConsentGiven()) onGiven();
  }

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form !== findQuestion()) return;
    event.preventDefault();
    // If the request fails the question stays.
    send(form, event.submitter).catch(() => undefined);
  });
  // A page from the back/forward cache may show a question that was answered since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isKept('')) dropQuestion();
  });
}
