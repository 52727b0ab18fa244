/** Text for comparison, without case, accents and width. */
export interface FoldedText {
  text: string;
  /** Source positions of all characters of `text` and of its end. */
  origins: readonly number[];
}

/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Accents and Arabic vowel signs are dropped, but not the marks that distinguish kana. */
const accents = /(?![\u3099\u309a])\p{M}/gu;

/** Joiners, soft hyphens and the Arabic tatweel carry no meaning. */
const silent = /[\p{Cf}\u0640]/gu;

const spaces = /[\s\p{Cc}\p{Cs}]/gu;

/** Cache. All articles together use a few hundred characters. */
const foldedSigns = new Map<string, string>();
const maxFoldedSigns = 4096;

function foldSign(sign: string): string {
  const known = foldedSigns.get(sign);
  if (known !== undefined) return known;
  const folded = computeFold(sign);
  if (foldedSigns.size < maxFoldedSigns) foldedSigns.set(sign, folded);
  return folded;
}

function computeFold(sign: string): string {
  const plain = sign.toLowerCase().normalize('NFKD').toLowerCase();
  const bare = plain.replace(accents, '').replace(silent, '').replace(spaces, ' ');
  return plainLetters[bare] ?? bare;
}

export function foldText(source: string): FoldedText {
  let text = '';
  const origins: number[] = [];
  let position = 0;
  for (const sign of source) {
    const folded = foldSign(sign);
    text += folded;
    for (let each = 0; each < folded.length; each += 1) origins.push(position);
    position += sign.length;
  }
  origins.push(position);
  return { text, origins };
}

/** Splits a query into distinct folded words. */
export function splitTerms(question: string): string[] {
  return [...new Set(foldText(question).text.split(' ').filter(Boolean))];
}
