import { contentId } from '../../frame/SkipToContent';
import { consentCookie, consentPath } from '../../consent/consent';

/** Over https the site has the cookie under the second name. */
const cookieNames = [consentCookie, `__Host-${consentCookie}`];

function isKept(answer: string): boolean {
  const kept = document.cookie.split('; ');
  return cookieNames.some((name) => kept.some((one) => one.startsWith(`${name}=${answer}`)));
}

/** Global Privacy Control, which some browsers tell scripts alone. */
function isPrivacyControlled(): boolean {
  return (
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}

/** Whether the visitor said yes to what may wait; Global Privacy Control says no for them. */
export function isConsentGiven(): boolean {
  return !isPrivacyControlled() && isKept('yes');
}

function isAnswered(): boolean {
  return isKept('');
}

function dropQuestion(): void {
  findQuestion()?.closest('section')?.remove();
}

function findQuestion(): HTMLFormElement | null {
  return document.querySelector('[data-consent-question]');
}

/** Answers the question without leaving the page; `onGiven` runs at once after a yes. */
export function answerConsent(onGiven: () => void): void {
  if (isPrivacyControlled()) dropQuestion();

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const fields = [...new FormData(form, submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const reply = await fetch(consentPath, { method: 'POST', body: new URLSearchParams(fields) });
    if (!reply.ok) return;
    form.closest('section')?.remove();
    document.getElementById(contentId)?.focus({ preventScroll: true });
    if (isConsentGiven()) onGiven();
  }

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form !== findQuestion()) return;
    event.preventDefault();
    // Without an answer of the server the question stays, to be answered later.
    send(form, event.submitter).catch(() => undefined);
  });
  // A page that the browser kept may ask what was answered on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isAnswered()) dropQuestion();
  });
}
