import { botCheckField, type BotCheckAction } from '@tidegate/contracts/visitors/botCheck';
import { trustHtml } from '@tidegate/contracts/remotes/trustedHtml';
import {
  botCheckAttribute,
  botCheckKindField,
  passkeyAttribute,
  stepUpAttribute,
} from '../../pages/sections/forms/formMarks';
import { answerPasskeyForm } from '../forms/answerPasskeyForm';
import { readTextFields } from '../forms/readTextFields';
import { passBotCheck } from './passBotCheck';
import type { Proof } from './proof';

async function fetchAnswer(
  form: HTMLFormElement,
  placeId: string,
  proof: Proof | undefined,
): Promise<Element | null> {
  const body = new URLSearchParams(readTextFields(form));
  if (proof) {
    body.set(botCheckField, proof.token);
    body.set(botCheckKindField, proof.kind);
  }
  const reply = await fetch(form.action, { method: 'POST', body });
  // The policy of this page does not allow the styles of another.
  const html = (await reply.text()).replaceAll(/<style[^]*?<\/style>/g, '');
  const answer = new DOMParser().parseFromString(trustHtml(html), 'text/html');
  return answer.getElementById(placeId);
}

async function fetchChecked(form: HTMLFormElement, placeId: string): Promise<Element | null> {
  const action = form.getAttribute(botCheckAttribute);
  if (action === null) return fetchAnswer(form, placeId, undefined);
  const checked = await passBotCheck(
    { action: action as BotCheckAction, kind: 'r3' },
    {
      attempt: (proof) => fetchAnswer(form, placeId, proof),
      isScoreLow: (answer) => Boolean(answer?.querySelector(`[${stepUpAttribute}]`)),
    },
  );
  return checked.status === 'answered' ? checked.answer : null;
}

function focusAnswer(place: HTMLElement): void {
  const wrong = place.querySelector<HTMLElement>('[aria-invalid=true]');
  (wrong ?? place).focus();
}

/**
 * Replaces a form of a static section with the form of the response page. Returns false without
 * a usable response or a passed bot check. A form with a passkey leaves the page.
 */
export async function answerForm(form: HTMLFormElement, placeId: string): Promise<boolean> {
  if (form.hasAttribute(passkeyAttribute)) {
    await answerPasskeyForm(form);
    return true;
  }
  const answer = await fetchChecked(form, placeId);
  const place = document.getElementById(placeId);
  if (!answer || !place) return false;
  place.replaceChildren(...answer.childNodes);
  focusAnswer(place);
  return true;
}
