import { pickSlotWords } from '@tidegate/contracts/remotes/pickSlotWords';
import { LRUCache } from 'lru-cache';
import type { Words } from '../../locale/createWords';
import { wordsSchema } from '../reading/wordsSchema';

/** Cached selections per release, one for each of its slots. */
const mostPicks = 4;

export interface ReleaseWords {
  json: string;
  whole: Words;
  pick: (keys: readonly string[]) => Words;
}

export function parseReleaseWords(json: string): ReleaseWords {
  const whole = wordsSchema.parse(JSON.parse(json));
  const picked = new LRUCache<string, Words>({ max: mostPicks });
  return {
    json,
    whole,
    pick(keys) {
      const selection = keys.join('\n');
      const known = picked.get(selection);
      if (known) return known;
      const words = pickSlotWords(whole, keys);
      picked.set(selection, words);
      return words;
    },
  };
}
