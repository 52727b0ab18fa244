import { promises, type PromiseName } from '@tidegate/contracts/promises';
import type { IconName } from '@tidegate/design-system';
import * as z from 'zod/mini';
import { builds, type BuildsSection } from './downloads/buildsSection';
import { consent, type ConsentSection } from './forms/consentSection';
import { form, type FormSection } from './forms/formSection';
import { named, text } from './namedSection';
import { cities, servers, type CitiesSection, type ServersSection } from './servers/serverSections';

const texts = z.array(text).check(z.minLength(1));

/** A site path; language and device are added where it is shown. */
const sitePath = z.string().check(z.regex(/^\/[\w/.[\]-]*(\?[\w=&-]+)?(#[\w-]+)?$/));

const onward = z.object({ to: sitePath, label: text });

/** `signal` leads to where something costs money. */
const link = z.extend(onward, { look: z.enum(['signal', 'secondary']) });
const links = z.array(link);

const sceneNames = [
  'bellBuoy',
  'bottle',
  'breakwater',
  'dividers',
  'flagHoist',
  'gate',
  'lighthouse',
  'lockHarbour',
  'regatta',
  'sextant',
] as const;

export type SceneName = (typeof sceneNames)[number];

/** A drawing of the design system. */
const art = z.discriminatedUnion('picture', [
  z.object({ picture: z.enum(sceneNames) }),
  z.object({ picture: z.literal('bearingsRose'), bearing: z.number() }),
  z.object({ picture: z.literal('tideLines'), lines: z.number() }),
]);

const icons = [
  'anchor',
  'check',
  'clock',
  'compass',
  'copy',
  'cross',
  'device',
  'download',
  'external',
  'eye',
  'eye-off',
  'gate',
  'globe',
  'info',
  'lock',
  'search',
  'shield',
  'user',
  'warning',
  'wave',
] as const satisfies readonly IconName[];

const promiseNames = Object.keys(promises) as [PromiseName, ...PromiseName[]];

/** What a figure may tell: a promise, or what the fleet adds up to. */
const figureNames = [...promiseNames, 'servers', 'cities', 'countries'] as const;

/** What the page is about, in one sentence, and where to go from here. */
const hero = z.object({ kind: z.literal('hero'), ...named, lead: text, art, links });

/** Large figures; the words file has `term_one`, `term_other` … for each. */
const figures = z.object({
  kind: z.literal('figures'),
  ...named,
  lead: text,
  figures: z.array(z.looseObject({ promise: z.enum(figureNames) })),
});

/** A few paragraphs beside a picture. */
const passage = z.object({
  kind: z.literal('passage'),
  ...named,
  paragraphs: texts,
  art,
  artSide: z.enum(['start', 'end']),
  link: z.optional(onward),
});

/** The same questions asked of several situations; the first column names the row. */
const comparison = z.object({
  kind: z.literal('comparison'),
  ...named,
  lead: text,
  columns: texts,
  rows: z.array(texts),
});

/** Things that follow one another. */
const steps = z.object({
  kind: z.literal('steps'),
  ...named,
  steps: z.array(z.object({ heading: text, text, link: z.optional(onward) })),
});

/** Short points in no order, each behind its sign. */
const points = z.object({
  kind: z.literal('points'),
  ...named,
  lead: z.optional(text),
  points: z.array(z.object({ icon: z.enum(icons), heading: text, text })),
  link: z.optional(onward),
});

/** What people ask, each answer folded away. */
const questions = z.object({
  kind: z.literal('questions'),
  ...named,
  questions: z.array(z.object({ question: text, answer: text })),
});

/**
 * Pages of the same kind, each with a sentence; or all that one route has, such as
 * `/vpn-for-gaming/[game]`, each with its name and the description of its head.
 */
const directory = z.object({
  kind: z.literal('directory'),
  ...named,
  lead: z.optional(text),
  entries: z.union([z.array(z.extend(onward, { text })), z.object({ of: sitePath })]),
});

/** A text to be read in full, such as a policy, under a list of its chapters. */
const document = z.object({
  kind: z.literal('document'),
  ...named,
  lead: text,
  /** When it last changed, and the words before that date. */
  updated: z.optional(z.object({ date: z.iso.date(), label: text })),
  /** Names the list of chapters. */
  contents: text,
  chapters: z.array(
    z.object({
      id: z.string().check(z.regex(/^[a-z][\w-]*$/)),
      heading: text,
      paragraphs: texts,
      points: z.optional(texts),
    }),
  ),
});

/** The last thing on the page: one sentence and the way on. */
const closing = z.object({
  kind: z.literal('closing'),
  ...named,
  lead: text,
  art: z.optional(art),
  links,
});

/** One band of a page, as a words file has it. */
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
  servers,
  cities,
  builds,
  form,
  consent,
  closing,
]);

export type SectionContent = z.infer<typeof sectionContentSchema>;
export type ServersContent = z.infer<typeof servers>;
export type CitiesContent = z.infer<typeof cities>;
export type ConsentContent = z.infer<typeof consent>;
export type FormContent = z.infer<typeof form>;
export type BuildsContent = z.infer<typeof builds>;
type FigureName = (typeof figureNames)[number];
export type Art = z.infer<typeof art>;
export type Onward = z.infer<typeof onward>;
export type SectionLink = z.infer<typeof link>;
export type HeroSection = z.infer<typeof hero>;
export type PassageSection = z.infer<typeof passage>;
export type ComparisonSection = z.infer<typeof comparison>;
export type StepsSection = z.infer<typeof steps>;
export type PointsSection = z.infer<typeof points>;
export type QuestionsSection = z.infer<typeof questions>;
export type DocumentSection = z.infer<typeof document>;
export type ClosingSection = z.infer<typeof closing>;

/** Figures as they are shown, with words that agree. */
export type FiguresSection = Omit<z.infer<typeof figures>, 'figures'> & {
  figures: readonly { promise: FigureName; figure: number; term: string }[];
};

/** A directory as it is shown: whole. */
export type DirectorySection = Omit<z.infer<typeof directory>, 'entries'> & {
  entries: readonly (Onward & { text: string })[];
};

/** One band of a page, as it is shown. */
export type PageSection =
  | Exclude<
      SectionContent,
      { kind: 'figures' | 'directory' | 'servers' | 'cities' | 'builds' | 'form' | 'consent' }
    >
  | FiguresSection
  | DirectorySection
  | ServersSection
  | CitiesSection
  | BuildsSection
  | FormSection
  | ConsentSection;

export interface PageSectionProps<Section> {
  section: Section;
  /** 1 for the section that names the page, else 2. */
  level: 1 | 2;
  /** Of the section's words. */
  language: string;
}
