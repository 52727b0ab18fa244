import type { ComponentType } from 'react';

/** A campaign is a row: the engine shows every row alike. */
export interface Campaign {
  /** Stable name of the campaign and its year. */
  id: string;
  path: string;
  /** The first instant of the campaign and the first after it, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  /** Class that sets the campaign's colours as custom properties. */
  colours: string | undefined;
  Art: ComponentType;
  /** Keys of its words. */
  words: {
    headTitle: string;
    headDescription: string;
    name: string;
    heading: string;
    lead: string;
  };
}
