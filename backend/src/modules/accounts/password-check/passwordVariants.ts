/** Shorter words occur in many good passwords by chance. */
const minWordLength = 4;

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

const undisguise = (text: string) => text.replace(/[^a-z]/g, (sign) => letterOf[sign] ?? '');

/** Undoes the usual disguises: `P@ssw0rd2026!` is listed as `password`. */
export function listVariants(password: string): string[] {
  const small = password.toLowerCase();
  const core = small.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const variants = [small, core, undisguise(core), core.replace(/[^a-z]/g, '')];
  return [...new Set(variants)].filter(({ length }) => length >= minWordLength);
}

export function containsWord(password: string, parts: readonly string[]): boolean {
  const small = password.toLowerCase();
  const forms = [small, undisguise(small)];
  return parts
    .map((word) => word.toLowerCase())
    .some((word) => word.length >= minWordLength && forms.some((form) => form.includes(word)));
}
