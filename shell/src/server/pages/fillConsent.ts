import { consentParameter } from '../../consent/consent';
import type { ConsentContent, ConsentSection } from '../../pages/sections/forms/consentSection';
import type { SectionContext } from './sectionContext';

const noticeKeys = { yes: 'consent.accepted', no: 'consent.rejected' } as const;

export function fillConsent(
  section: ConsentContent,
  { namesLanguage, edgeMessages, visit }: SectionContext,
): ConsentSection {
  const t = edgeMessages[namesLanguage];
  const answer = visit.searchParams.get(consentParameter);
  return {
    ...section,
    messagesLanguage: namesLanguage,
    accept: t('consent.accept'),
    reject: t('consent.reject'),
    ...((answer === 'yes' || answer === 'no') && { notice: t(noticeKeys[answer]) }),
  };
}
