const accented: Readonly<Record<string, string>> = {
  ...{ a: 'å', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ' },
  ...{ l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ' },
  ...{ w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž', A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ' },
  ...{ H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ɱ', N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ǫ', R: 'Ŕ' },
  ...{ S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
};

/** Placeholders, tags and addresses. */
const kept = /(\{\{.*?\}\}|<.*?>|https?:\/\/\S+)/;

/** How much longer than English a text becomes, as German and Russian are. */
const growth = 0.3;

/**
 * Replaces letters by accented ones and adds length, between brackets: a text without accents is not
 * a message, one without its closing bracket is cut off.
 */
export function pseudoLocalise(text: string): string {
  const parts = text.split(kept);
  const letters = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter),
  );
  return `[${letters.join('')} ${'~'.repeat(Math.ceil(text.length * growth))}]`;
}
