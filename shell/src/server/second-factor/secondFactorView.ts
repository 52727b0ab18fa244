import type { SecondFactor } from '@tidegate/contracts/api/second-factor/schemas';
import type { Language } from '@tidegate/contracts/languages';
import type { TFunction } from 'i18next';
import type { Step } from './secondFactorActions';

export interface SecondFactorView {
  t: TFunction;
  language: Language;
  state: SecondFactor;
  step: Step;
}
