/** The fields of a form without files. */
export function readTextFields(
  form: HTMLFormElement,
  submitter?: HTMLElement | null,
): [name: string, value: string][] {
  return [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
}
