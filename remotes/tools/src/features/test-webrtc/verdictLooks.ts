import type { CardProps, IconName } from '@tidegate/design-system';
import type { Verdict } from './judgeCandidates';

interface VerdictLook {
  tone: NonNullable<CardProps['tone']>;
  icon: IconName;
}

const safe: VerdictLook = { tone: 'accent', icon: 'shield' };
const undecided: VerdictLook = { tone: 'plain', icon: 'info' };

export const verdictLooks: Readonly<Record<Verdict, VerdictLook>> = {
  noLeak: safe,
  blocked: safe,
  leak: { tone: 'signal', icon: 'eye' },
  uncertain: undecided,
  untested: undecided,
  unfinished: undecided,
};
