import type { IconName, SectionProps } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import type { PromiseName } from '@tidegate/contracts/promises';

/** Pages that the shell's own pages may send a visitor to. */
export type LinkTarget = '/pricing' | '/features' | '/aboutus' | '/blog' | '/what-is-my-ip';

/** `signal` leads to where something costs money. */
export interface SectionLink<Key> {
  to: LinkTarget;
  label: Key;
  look: 'signal' | 'secondary';
}

interface Named<Key> {
  heading: Key;
  tone?: SectionProps['tone'];
}

/** What the page is about, in one sentence, and where to go from here. Holds the page's `h1`. */
export interface HeroSection<Key> extends Named<Key> {
  kind: 'hero';
  lead: Key;
  art: ReactNode;
  links: readonly SectionLink<Key>[];
}

/** Promises as large figures. */
export interface FiguresSection<Key> extends Named<Key> {
  kind: 'figures';
  lead: Key;
  figures: readonly { promise: PromiseName; term: Key }[];
}

/** A few paragraphs beside a picture. */
export interface PassageSection<Key> extends Named<Key> {
  kind: 'passage';
  paragraphs: readonly Key[];
  art: ReactNode;
  artSide: 'start' | 'end';
  link?: Omit<SectionLink<Key>, 'look'>;
}

/** The same questions asked of two situations; the first column names the row. */
export interface ComparisonSection<Key> extends Named<Key> {
  kind: 'comparison';
  lead: Key;
  columns: readonly [subject: Key, before: Key, after: Key];
  rows: readonly (readonly [subject: Key, before: Key, after: Key])[];
}

/** Things that follow one another. */
export interface StepsSection<Key> extends Named<Key> {
  kind: 'steps';
  steps: readonly StepOfSection<Key>[];
}

export interface StepOfSection<Key> {
  heading: Key;
  text: Key;
  link?: Omit<SectionLink<Key>, 'look'>;
}

/** Short points in no order, each behind its sign. */
export interface PointsSection<Key> extends Named<Key> {
  kind: 'points';
  lead?: Key;
  points: readonly { icon: IconName; heading: Key; text: Key }[];
  link?: Omit<SectionLink<Key>, 'look'>;
}

/** What people ask, each answer folded away. */
export interface QuestionsSection<Key> extends Named<Key> {
  kind: 'questions';
  questions: readonly { question: Key; answer: Key }[];
}

/** The last thing on the page: one sentence and the way on. */
export interface ClosingSection<Key> extends Named<Key> {
  kind: 'closing';
  lead: Key;
  art?: ReactNode;
  links: readonly SectionLink<Key>[];
}

/** One band of a page; `Key` narrows its words to those that the page's locale file holds. */
export type PageSection<Key = string> =
  | HeroSection<Key>
  | FiguresSection<Key>
  | PassageSection<Key>
  | ComparisonSection<Key>
  | StepsSection<Key>
  | PointsSection<Key>
  | QuestionsSection<Key>
  | ClosingSection<Key>;

/** Says a word of the page in the visitor's language; `count` chooses its plural. */
export type Say = (key: string, count?: number) => string;

export interface PageSectionProps<Section> {
  section: Section;
  say: Say;
}
