const maxLength = 254;
const nothingThatAHeaderReads = String.raw`[^\s\p{C}@<>()[\]\\,;:"]+`;
const form = new RegExp(
  `^${nothingThatAHeaderReads}@${nothingThatAHeaderReads}\\.${nothingThatAHeaderReads}$`,
  'u',
);

/** Whether a text can be one address to send mail to; only a mail that arrives proves more. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && form.test(text);
}
