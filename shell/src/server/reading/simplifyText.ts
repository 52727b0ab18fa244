/** Removes case, accents, width and soft hyphens, so that "sao paulo" finds São Paulo. */
export function simplifyText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
