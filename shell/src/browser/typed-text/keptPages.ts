import { readStored, writeStored } from '../storage/storedValues';
import type { Typed } from './typedFields';

/** What was typed on a page. */
export interface KeptPage {
  /** Milliseconds of the clock when it was typed. */
  at: number;
  typed: Typed;
  /** Sent since: it is of use only where the answer was to log in first. */
  isSent: boolean;
}

/** By site path, so that all languages and devices share it. */
type KeptPages = Record<string, KeptPage>;

const storageKey = 'tidegate.typed';
const lifetimeMs = 30 * 60_000;
const mostPages = 5;

const readAll = () => (readStored('sessionStorage', storageKey) ?? {}) as KeptPages;

/** The pages of this tab on which something was typed that is not sent, the latest five of half an hour. */
export function changeKeptPages(change: (pages: KeptPages) => KeptPages): KeptPages {
  const pages = Object.entries(change(readAll()))
    .filter(([, { at, typed }]) => Date.now() - at < lifetimeMs && Object.keys(typed).length > 0)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, mostPages);
  const kept = Object.fromEntries(pages);
  writeStored('sessionStorage', storageKey, pages.length > 0 ? kept : undefined);
  return kept;
}
