import { promises } from '@tidegate/contracts/promises';

const dayMs = 24 * 60 * 60 * 1000;

/** Until when a charge made at `chargedAt` is paid back on demand. */
export function guaranteeEnd(chargedAt: number): Date {
  return new Date(chargedAt + promises.days * dayMs);
}
