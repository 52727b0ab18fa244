import type { FamilyName } from './families';

/** A campaign is a row: the engine shows every row alike. */
export interface Campaign {
  /** Also what tells campaigns apart. */
  path: string;
  /** The first instant of the campaign and the first after it, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  year: string;
  family: FamilyName;
}
