/** What was typed, by the name of its field and its place among the fields of that name. */
export type Typed = Record<string, string>;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Not switches, among them consent, which nobody may give for a visitor. */
const keptTypes = ['text', 'email', 'search', 'tel', 'url', 'number', 'textarea'];
/** By the tokens of HTML: secrets and payment cards, a password that is shown among them. */
const secret = /password|one-time-code|cc-/;
const mostFields = 20;
const mostCharacters = 4000;

/** Whether a field is a text that may be kept. */
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

/** What the page's fields hold, of those alone that `isTyped` says a visitor filled in. */
export function readTyped(isTyped: (key: string, field: Element) => boolean): Typed {
  const typed = listKept()
    .filter(([key, field]) => field.value !== '' && isTyped(key, field))
    .map(([key, field]) => [key, field.value.slice(0, mostCharacters)] as const);
  return Object.fromEntries(typed.slice(0, mostFields));
}

const dispatchInput = (field: TextField) =>
  field.dispatchEvent(new Event('input', { bubbles: true }));

/** Repeats the `input` events of what was typed before anything listened to them. */
export function repeatInput(): void {
  for (const [, field] of listKept()) if (field.value !== field.defaultValue) dispatchInput(field);
}

/** Fills in the fields that nobody has touched on this page. */
export function restoreTyped(typed: Typed, isTouched: (field: Element) => boolean): void {
  for (const [key, field] of listKept()) {
    const value = typed[key];
    if (value === undefined || isTouched(field) || field.value !== field.defaultValue) continue;
    // The property of the element itself is React's: only a change past it is one to React.
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Reflect.set(prototype, 'value', value, field);
    dispatchInput(field);
  }
}
