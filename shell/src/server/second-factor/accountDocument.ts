import type { Language } from '@tidegate/contracts/languages';
import type { TFunction } from 'i18next';
import type { PageDocument } from '../../pages/pageDocument';
import type { SecondFactorContent } from '../../pages/secondFactorContent';

export const contentId = 'second-factor';

/** Not named `action`, because such a field would shadow `form.action`. */
export const actionField = 'change';

type Shown = Pick<
  SecondFactorContent,
  'heading' | 'lead' | 'blocks' | 'outcome' | 'isAnsweredInPlace'
> & { id?: string };

export function createAccountDocument(
  t: TFunction,
  { language, path }: { language: Language; path: string },
  shown: Shown,
): PageDocument {
  return {
    ...{ path, language },
    isIndexed: false,
    trail: [],
    layout: 'default',
    slots: [],
    head: { title: shown.heading, description: shown.lead },
    sections: [],
    secondFactor: {
      id: contentId,
      ...shown,
      sending: t('form.sending'),
      failed: t('problems.failed'),
      unused: t('secondFactor.problems.unused'),
    },
  };
}
