/** Latin digits in every language: browsers and servers differ on the default for Arabic. */
export function numberLocale(language: string): string {
  return `${language}-u-nu-latn`;
}
