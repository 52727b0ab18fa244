import { keepExpiring, readExpiring } from '../storage/expiringStorage';
import { writeStored } from '../storage/storedValues';
import type { UserMessage } from '@tidegate/contracts/store/globalState';

const storageKey = 'tidegate.place';
const lifetimeMs = 30 * 60_000;
const texts = ['country', 'country_code', 'user_ip', 'location'] as const;

function isPlace(value: unknown): value is UserMessage {
  const place = (value ?? {}) as Partial<UserMessage>;
  return (
    typeof place.is_exposed === 'boolean' && texts.every((name) => typeof place[name] === 'string')
  );
}

/** Where the visitor was found within the last half hour, by any tab; undefined if nowhere. */
export function readPlace(): UserMessage | undefined {
  const value = readExpiring(storageKey);
  return isPlace(value) ? value : undefined;
}

export function keepPlace(place: UserMessage): void {
  keepExpiring(storageKey, place, lifetimeMs);
}

/** For who takes their yes back. */
export function forgetPlace(): void {
  writeStored('localStorage', storageKey, undefined);
}
