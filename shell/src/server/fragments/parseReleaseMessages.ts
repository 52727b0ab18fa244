import { pickSlotMessages } from '@tidegate/contracts/remotes/pickSlotMessages';
import { LRUCache } from 'lru-cache';
import type { Messages } from '../../locale/createI18n';
import { messagesSchema } from '../reading/messagesSchema';

/** Cached selections per release, one for each of its slots. */
const mostPicks = 4;

export interface ReleaseMessages {
  json: string;
  whole: Messages;
  pick: (keys: readonly string[]) => Messages;
}

export function parseReleaseMessages(json: string): ReleaseMessages {
  const whole = messagesSchema.parse(JSON.parse(json));
  const picked = new LRUCache<string, Messages>({ max: mostPicks });
  return {
    json,
    whole,
    pick(keys) {
      const selection = keys.join('\n');
      const known = picked.get(selection);
      if (known) return known;
      const messages = pickSlotMessages(whole, keys);
      picked.set(selection, messages);
      return messages;
    },
  };
}
