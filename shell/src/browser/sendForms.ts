/** Marks a form whose answer is put into the page; its value names the place on both pages. */
const mark = 'data-page-form';

async function fetchAnswer(form: HTMLFormElement, placeId: string): Promise<Element | null> {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const reply = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = new DOMParser().parseFromString(await reply.text(), 'text/html');
  return answer.getElementById(placeId);
}

/** Where reading goes on: at what is wrong, else at what was done. */
function focusAnswer(place: HTMLElement): void {
  const wrong = place.querySelector<HTMLElement>('[aria-invalid=true]');
  (wrong ?? place).focus();
}

/**
 * Sends the forms of static sections without leaving the page: the answer is the same page that a
 * browser without script would show, and its form takes the place of the one that was sent.
 */
export function sendForms(): void {
  const sending = new WeakSet<HTMLFormElement>();

  async function send(form: HTMLFormElement, placeId: string) {
    const unsent = form.querySelector<HTMLElement>('[data-unsent]');
    const button = form.querySelector('button[type=submit]');
    unsent?.setAttribute('hidden', '');
    button?.setAttribute('aria-disabled', 'true');
    const answer = await fetchAnswer(form, placeId).catch(() => null);
    const place = document.getElementById(placeId);
    if (answer && place) {
      place.replaceChildren(...answer.childNodes);
      focusAnswer(place);
    } else {
      unsent?.removeAttribute('hidden');
      button?.removeAttribute('aria-disabled');
    }
  }

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const placeId = form.getAttribute(mark);
    if (placeId === null) return;
    event.preventDefault();
    if (sending.has(form)) return;
    sending.add(form);
    void send(form, placeId).finally(() => sending.delete(form));
  });
}
