import { consentParameter } from '../../consent/consent';
import type { ConsentContent, ConsentSection } from '../../pages/sections/forms/consentSection';
import type { SectionContext } from './sectionContext';

const saidKeys = { yes: 'consent.accepted', no: 'consent.rejected' } as const;

export function fillConsent(
  section: ConsentContent,
  { namesLanguage, edgeWords, visit }: SectionContext,
): ConsentSection {
  const t = edgeWords[namesLanguage];
  const answer = visit.searchParams.get(consentParameter);
  return {
    ...section,
    wordsLanguage: namesLanguage,
    accept: t('consent.accept'),
    reject: t('consent.reject'),
    ...((answer === 'yes' || answer === 'no') && { said: t(saidKeys[answer]) }),
  };
}
