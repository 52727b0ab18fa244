const maxLength = 254;
/** No part contains a character that a header reads. */
const form = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:"]+$/u;

/** Checks the syntax of a single email address; only a delivered email proves more. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && form.test(text);
}
