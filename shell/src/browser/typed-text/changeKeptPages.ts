import { isRecord, isRecordOf } from '../../isRecord';
import { readStored, writeStored } from '../storage/storedValues';
import type { Typed } from './typedFields';

export interface KeptPage {
  /** Time of the input in milliseconds. */
  at: number;
  typed: Typed;
  /** Submitted text is only kept in case a login is required first. */
  isSent: boolean;
}

/** By site path, shared by all languages and devices. */
type KeptPages = Record<string, KeptPage>;

const storageKey = 'tidegate.typed';
const lifetimeMs = 30 * 60_000;
const mostPages = 5;

function isKeptPage(value: unknown): value is KeptPage {
  return isRecord(value) && typeof value['at'] === 'number' && isRecord(value['typed']);
}

function readPages(): KeptPages {
  const stored = readStored('sessionStorage', storageKey);
  return isRecordOf(stored, isKeptPage) ? stored : {};
}

/** Changes the stored pages of this tab: at most five with unsent text, for half an hour. */
export function changeKeptPages(change: (pages: KeptPages) => KeptPages): KeptPages {
  const pages = Object.entries(change(readPages()))
    .filter(([, { at, typed }]) => Date.now() - at < lifetimeMs && Object.keys(typed).length > 0)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, mostPages);
  const kept = Object.fromEntries(pages);
  writeStored('sessionStorage', storageKey, pages.length > 0 ? kept : undefined);
  return kept;
}
