type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isSwitch = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const readField = (field: Field) => (isSwitch(field) ? String(field.checked) : field.value);

/** Undefined for a select: a document has no default for a list that React controls. */
function readDefault(field: Field): string | undefined {
  if (isSwitch(field)) return String(field.defaultChecked);
  return field instanceof HTMLSelectElement ? undefined : field.defaultValue;
}

/** A focused element of these is being edited. */
const editable = ':read-write, select';

function hasSelection(region: HTMLElement): boolean {
  const selection = getSelection();
  if (!selection || selection.toString() === '') return false;
  return selection.getRangeAt(0).intersectsNode(region);
}

/** Returns whether a swap of a region would lose what the visitor types or selects in it. */
export function followEditing(): (region: HTMLElement) => boolean {
  // React syncs a controlled field's default with its value, so the first value is recorded.
  const firstValues = new WeakMap<Field, string>();
  document.addEventListener('focusin', ({ target }) => {
    if (isField(target) && !firstValues.has(target)) firstValues.set(target, readField(target));
  });

  function isChanged(field: Field): boolean {
    const before = firstValues.get(field) ?? readDefault(field);
    return before !== undefined && readField(field) !== before;
  }

  return (region) => {
    const focused = document.activeElement;
    if (region.contains(focused) && focused?.matches(editable)) return true;
    if ([...region.querySelectorAll<Field>('input, textarea, select')].some(isChanged)) return true;
    return hasSelection(region);
  };
}
