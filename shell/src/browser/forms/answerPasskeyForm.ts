import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {
  passkeyAttribute,
  passkeyField,
  passkeyOptionsAttribute,
} from '../../pages/sections/forms/formMarks';

function callBrowser(form: HTMLFormElement): Promise<unknown> {
  const options: unknown = JSON.parse(form.getAttribute(passkeyOptionsAttribute) ?? '{}');
  return form.getAttribute(passkeyAttribute) === 'create'
    ? startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
    : startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

/** Submits the form with the browser's passkey response; rejects if visitor or browser refuse. */
export async function answerPasskeyForm(form: HTMLFormElement): Promise<void> {
  const answer = await callBrowser(form);
  const field = form.querySelector<HTMLInputElement>(`input[name=${passkeyField}]`);
  if (field) field.value = JSON.stringify(answer);
  form.submit();
}
