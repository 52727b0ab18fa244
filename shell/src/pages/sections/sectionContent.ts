import { isIconName, type IconName } from '@tidegate/design-system/icons';
import * as z from 'zod/mini';
import { art, drawing } from './art';
import { builds } from './downloads/buildsSection';
import { consent } from './forms/consentSection';
import { form } from './forms/formSection';
import { named, text } from './namedSection';
import { cities, servers } from './servers/serverSections';

const texts = z.array(text).check(z.minLength(1));

/** A site path; language and device are added at rendering. */
const sitePath = z.string().check(z.regex(/^\/[\w/.[\]-]*(\?[\w=&-]+)?(#[\w-]+)?$/));

const onward = z.object({ to: sitePath, label: text });

/** `signal` marks links to paid offers, `primary` the main action of a page without one. */
const link = z.extend(onward, { variant: z.enum(['signal', 'primary', 'secondary']) });
const links = z.array(link);

/** A product promise or a total of the server fleet. */
const figureNames = ['devices', 'days', 'logs', 'servers', 'cities', 'countries'] as const;

const hero = z.object({
  kind: z.literal('hero'),
  ...named,
  lead: text,
  art,
  links,
  /** Whether the price of a year is shown. */
  hasPrice: z.optional(z.boolean()),
});

/** Large numbers; the messages file contains `term_one`, `term_other` … for each. */
const figures = z.object({
  kind: z.literal('figures'),
  ...named,
  lead: text,
  figures: z.array(z.looseObject({ promise: z.enum(figureNames) })),
});

const passage = z.object({
  kind: z.literal('passage'),
  ...named,
  paragraphs: texts,
  art,
  artSide: z.enum(['start', 'end']),
  link: z.optional(onward),
});

/** Compares situations; the first column is the row header. A path shows two, as stations. */
const comparison = z.object({
  kind: z.literal('comparison'),
  ...named,
  isPath: z.optional(z.boolean()),
  lead: text,
  columns: texts,
  rows: z.array(texts),
});

const steps = z.object({
  kind: z.literal('steps'),
  ...named,
  steps: z.array(z.object({ heading: text, text, link: z.optional(onward) })),
});

const points = z.object({
  kind: z.literal('points'),
  ...named,
  lead: z.optional(text),
  points: z.array(z.object({ icon: z.custom<IconName>(isIconName), heading: text, text })),
  link: z.optional(onward),
});

const questions = z.object({
  kind: z.literal('questions'),
  ...named,
  questions: z.array(z.object({ question: text, answer: text })),
});

/** Links to listed pages, or to pages of one route such as `/vpn-for-gaming/[game]`, by default all. */
const directory = z.object({
  kind: z.literal('directory'),
  ...named,
  lead: z.optional(text),
  entries: z.union([
    z.array(z.extend(onward, { text })),
    z.object({ of: sitePath, ids: z.optional(texts) }),
  ]),
});

/** A long text such as a policy, with a table of contents. */
const document = z.object({
  kind: z.literal('document'),
  ...named,
  lead: text,
  /** The date of the last change and its label. */
  updated: z.optional(z.object({ date: z.iso.date(), label: text })),
  /** Label of the table of contents, which a short text does not have. */
  contents: z.optional(text),
  chapters: z.array(
    z.object({
      id: z.string().check(z.regex(/^[a-z][\w-]*$/)),
      heading: text,
      paragraphs: z.optional(texts),
      steps: z.optional(texts),
      points: z.optional(texts),
      link: z.optional(onward),
    }),
  ),
});

/** Finds topics of the help centre by their texts. */
const helpSearch = z.looseObject({
  kind: z.literal('helpSearch'),
  ...named,
  lead: text,
  /** Label of the field. */
  search: text,
  find: text,
  /** Plural forms: `found_one`, `found_other` … */
  none: z.object({ heading: text, text }),
});

const closing = z.object({
  kind: z.literal('closing'),
  ...named,
  lead: text,
  art: z.optional(drawing),
  links,
});

/** A section of a page in a messages file. */
export const sectionContentSchema = z.discriminatedUnion('kind', [
  hero,
  figures,
  passage,
  comparison,
  steps,
  points,
  questions,
  directory,
  document,
  helpSearch,
  servers,
  cities,
  builds,
  form,
  consent,
  closing,
]);

export type SectionContent = z.infer<typeof sectionContentSchema>;

export type ContentOf<Kind extends SectionContent['kind']> = Extract<
  SectionContent,
  { kind: Kind }
>;

export type Onward = z.infer<typeof onward>;
export type SectionLink = z.infer<typeof link>;
