import type { Language } from '@tidegate/contracts/languages';
import { LRUCache } from 'lru-cache';

const kept = new LRUCache<Language, (code: string) => string>({ max: 20 });

function createNames(language: Language): (code: string) => string {
  const [long, short] = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style }),
  );
  // The long form of Hong Kong is an administrative title in most languages.
  return (code) => (code === 'HK' ? short : long)?.of(code) ?? code;
}

/** Names of countries (`BR`) and regions (`150`) in a language. */
export function placeNames(language: Language): (code: string) => string {
  const names = kept.get(language) ?? createNames(language);
  kept.set(language, names);
  return names;
}
