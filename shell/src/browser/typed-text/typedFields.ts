/** Text by field name and index among fields of that name. */
export type Typed = Record<string, string>;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** No checkboxes: nobody may give consent for a visitor. */
const keptTypes = ['text', 'email', 'search', 'tel', 'url', 'number', 'textarea'];
/** HTML autocomplete tokens of secrets and payment cards, such as a password shown as text. */
const secret = /password|one-time-code|cc-/;
const mostFields = 20;
const mostCharacters = 4000;

export function isKept(target: unknown): target is TextField {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.name !== '' &&
    keptTypes.includes(target.type) &&
    !secret.test(target.autocomplete)
  );
}

function listKept(): [key: string, field: TextField][] {
  const seen: Record<string, number> = {};
  return [...document.querySelectorAll('form input, form textarea')].filter(isKept).map((field) => {
    const place = (seen[field.name] = (seen[field.name] ?? 0) + 1);
    return [`${field.name} ${place}`, field];
  });
}

/** Reads the fields that, according to `isTyped`, a visitor filled in. */
export function readTyped(isTyped: (key: string, field: Element) => boolean): Typed {
  const typed = listKept()
    .filter(([key, field]) => field.value !== '' && isTyped(key, field))
    .map(([key, field]) => [key, field.value.slice(0, mostCharacters)] as const);
  return Object.fromEntries(typed.slice(0, mostFields));
}

const dispatchInput = (field: TextField) =>
  field.dispatchEvent(new Event('input', { bubbles: true }));

/** Repeats `input` events that fired before any listener existed. */
export function repeatInput(): void {
  for (const [, field] of listKept()) if (field.value !== field.defaultValue) dispatchInput(field);
}

/** Fills in the fields that the visitor has not touched on this page. */
export function restoreTyped(typed: Typed, isTouched: (field: Element) => boolean): void {
  for (const [key, field] of listKept()) {
    const value = typed[key];
    if (value === undefined || isTouched(field) || field.value !== field.defaultValue) continue;
    // React tracks the element's own `value`: only the prototype's setter counts as a change.
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Reflect.set(prototype, 'value', value, field);
    dispatchInput(field);
  }
}
