import type { CardProps, IconName } from '@tidegate/design-system';
import type { Verdict } from './judgeCandidates';

interface VerdictStyle {
  tone: NonNullable<CardProps['tone']>;
  icon: IconName;
}

const safe: VerdictStyle = { tone: 'accent', icon: 'shield' };
const undecided: VerdictStyle = { tone: 'plain', icon: 'info' };

export const verdictStyles: Readonly<Record<Verdict, VerdictStyle>> = {
  noLeak: safe,
  blocked: safe,
  leak: { tone: 'signal', icon: 'eye' },
  uncertain: undecided,
  untested: undecided,
  unfinished: undecided,
};
