import type { Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { named, text } from '../namedSection';

/** Plural forms: `servers_one`, `servers_other` … */
const counts = z.looseObject({});

export const servers = z.object({
  kind: z.literal('servers'),
  ...named,
  lead: text,
  /** Notice that the list is demonstration data. */
  demo: text,
  counts,
  search: text,
  find: text,
  regions: text,
  everywhere: text,
  order: text,
  byName: text,
  byServers: text,
  none: z.object({ heading: text, text, all: text }),
});

export const cities = z.object({
  kind: z.literal('cities'),
  ...named,
  lead: text,
  demo: text,
  columns: z.object({ city: text, servers: text, addresses: text }),
});

export type ServersContent = z.infer<typeof servers>;
export type CitiesContent = z.infer<typeof cities>;

/** Position in percent of the map's width and height. */
export interface Mark {
  x: number;
  y: number;
  servers: number;
  isShown: boolean;
}

/** A link that filters or sorts the list. */
export interface Choice {
  to: string;
  label: string;
  isChosen: boolean;
  /** The visitor's language if the label is a translated name. */
  language?: Language;
}

export interface ListedCountry {
  code: string;
  name: string;
  page: string | undefined;
  count: string;
  cities: readonly { name: string; servers: number }[];
}

export interface ServersSection extends Omit<ServersContent, 'regions' | 'order'> {
  /** False if the whole list is shown because the page cannot be filtered. */
  hasFilter: boolean;
  /** The visitor's language, for names of countries and regions. */
  namesLanguage: Language;
  marks: readonly Mark[];
  form: { text: string; kept: readonly (readonly [name: string, value: string])[] };
  regions: { label: string; choices: readonly Choice[] };
  order: { label: string; choices: readonly Choice[] };
  /** The totals of the filtered list. */
  found: string;
  countries: readonly ListedCountry[];
}

export type LabelSide = 'east' | 'west' | 'north' | 'south';

/** A map of one country, 360 units wide and 240 high. */
export interface CountryChart {
  /** Of the drawing of the world. */
  transform: string;
  places: readonly {
    name: string;
    x: number;
    y: number;
    /** Side of the dot where the name is. Absent: there is no room. */
    side?: LabelSide;
  }[];
}

export interface CitiesSection extends CitiesContent {
  chart: CountryChart;
  cities: readonly { name: string; servers: number; addresses: readonly string[] }[];
}
