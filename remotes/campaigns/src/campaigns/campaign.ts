import type { FamilyName } from './families';

export interface Campaign {
  /** Also identifies the campaign. */
  path: string;
  /** ISO 8601 in UTC; `endsAt` is the first instant after the campaign. */
  startsAt: string;
  endsAt: string;
  year: string;
  family: FamilyName;
}
