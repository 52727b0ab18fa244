/** Marks a form whose response replaces it; the value is an element ID on both pages. */
const mark = 'data-page-form';

async function send(form: HTMLFormElement, placeId: string) {
  const unsent = form.querySelector<HTMLElement>('[data-unsent]');
  const button = form.querySelector('button[type=submit]');
  const busy = form.querySelector('[data-sending]');
  unsent?.setAttribute('hidden', '');
  busy?.removeAttribute('hidden');
  button?.setAttribute('aria-disabled', 'true');
  const sending = await import(/* webpackChunkName: "calls" */ '../bot-check/answerForm').catch(
    () => undefined,
  );
  if (!sending && navigator.onLine) {
    // The chunk is gone, perhaps with a replaced shell: submit as without JavaScript.
    form.submit();
    return;
  }
  if (await sending?.answerForm(form, placeId).catch(() => false)) return;
  unsent?.removeAttribute('hidden');
  busy?.setAttribute('hidden', '');
  button?.removeAttribute('aria-disabled');
}

/** Sends the forms of static sections without leaving the page. */
export function sendForms(): void {
  const sending = new WeakSet<HTMLFormElement>();

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
