import type { Language } from '@tidegate/contracts/languages';

/** The file of a page's share image. Addresses match in any case, so it is in lower case. */
export function toShareFile(language: Language, sitePath: string): string {
  return `${language}${sitePath.toLowerCase()}.jpg`;
}
