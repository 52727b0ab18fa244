const maxLength = 254;
const nothingThatAHeaderReads = String.raw`[^\s\p{C}@<>()[\]\\,;:"]+`;
const form = new RegExp(
  `^${nothingThatAHeaderReads}@${nothingThatAHeaderReads}\\.${nothingThatAHeaderReads}$`,
  'u',
);

/** Checks the syntax of a single email address; only a delivered email proves more. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && form.test(text);
}
