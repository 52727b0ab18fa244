import type { Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { named, text } from '../namedSection';

/** Words that agree with a number: `servers_one`, `servers_other` … */
const counts = z.looseObject({});

/** The fleet on a map and as a list, which a visitor may narrow and sort. */
export const servers = z.object({
  kind: z.literal('servers'),
  ...named,
  lead: text,
  /** Says that the list is made up. */
  demo: text,
  counts,
  search: text,
  find: text,
  regions: text,
  everywhere: text,
  order: text,
  byName: text,
  byServers: text,
  /** Shown where nothing matches. */
  none: z.object({ heading: text, text, all: text }),
});

/** The cities of the country that the page is about. */
export const cities = z.object({
  kind: z.literal('cities'),
  ...named,
  lead: text,
  demo: text,
  columns: z.object({ city: text, servers: text, addresses: text }),
});

type ServersContent = z.infer<typeof servers>;
type CitiesContent = z.infer<typeof cities>;

/** A city on the map, in percent of its width and height. */
export interface Mark {
  x: number;
  y: number;
  servers: number;
  isShown: boolean;
}

/** One way to narrow or sort the list: a link. */
export interface Choice {
  to: string;
  label: string;
  isChosen: boolean;
  /** Of the label, where it is a name in the visitor's own language. */
  language?: Language;
}

export interface ListedCountry {
  code: string;
  /** In the visitor's language. */
  name: string;
  /** The page about it. */
  page: string | undefined;
  count: string;
  cities: readonly { name: string; servers: number }[];
}

/** The list as a visitor asked for it. */
export interface ServersSection extends Omit<ServersContent, 'regions' | 'order'> {
  /** False where the list is shown whole, because nothing there can be asked. */
  hasFilter: boolean;
  /** Of the names of countries and regions: the visitor's own, whatever the section's. */
  namesLanguage: Language;
  marks: readonly Mark[];
  form: { text: string; kept: readonly (readonly [name: string, value: string])[] };
  regions: { label: string; choices: readonly Choice[] };
  order: { label: string; choices: readonly Choice[] };
  /** What the list below adds up to. */
  found: string;
  countries: readonly ListedCountry[];
}

export interface CitiesSection extends CitiesContent {
  marks: readonly Mark[];
  cities: readonly { name: string; servers: number; addresses: readonly string[] }[];
}
