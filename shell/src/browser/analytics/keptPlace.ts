import { keepExpiring, readExpiring } from '../storage/expiringStorage';
import { writeStored } from '../storage/storedValues';
import { isRecord } from '../../isRecord';
import type { UserMessage } from '@tidegate/contracts/store/globalState';

const storageKey = 'tidegate.place';
const lifetimeMs = 30 * 60_000;
const texts = ['country', 'country_code', 'user_ip', 'location'] as const;

export function isPlace(value: unknown): value is UserMessage {
  return (
    isRecord(value) &&
    typeof value['is_exposed'] === 'boolean' &&
    texts.every((name) => typeof value[name] === 'string')
  );
}

/** Where any tab located the visitor within the last half hour. */
export function readPlace(): UserMessage | undefined {
  const value = readExpiring(storageKey);
  return isPlace(value) ? value : undefined;
}

export function keepPlace(place: UserMessage): void {
  keepExpiring(storageKey, place, lifetimeMs);
}

/** Called when consent is revoked. */
export function forgetPlace(): void {
  writeStored('localStorage', storageKey, undefined);
}
