/** Forces Latin digits, because browsers and servers differ in the default for Arabic. */
export function numberLocale(language: string): string {
  return `${language}-u-nu-latn`;
}
