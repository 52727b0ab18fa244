import { consentId } from '../../consent/consent';
import type { PageDocument } from '../../pages/pageDocument';
import type { PageSection } from '../../pages/sections/pageSection';

type Posting = Extract<PageSection, { kind: 'form' | 'consent' }>;

function toLink({ part, tone, heading, lead }: Posting, to: string, label: string): PageSection {
  return { kind: 'closing', part, tone, heading, lead, links: [{ to, label, look: 'signal' }] };
}

function withoutForm(section: PageSection, path: string): PageSection {
  switch (section.kind) {
    case 'servers':
      return { ...section, hasFilter: false };
    case 'form':
      return toLink(section, `${path}#${section.id}`, section.submit);
    case 'consent':
      return toLink(section, `${path}#${consentId}`, section.heading);
    default:
      return section;
  }
}

/**
 * A form in an AMP document needs an extension of AMP and a call that answers it: here a link leads
 * to where the page has it.
 */
export function withoutForms(document: PageDocument): PageDocument {
  const { path, sections } = document;
  return { ...document, sections: sections.map((section) => withoutForm(section, path)) };
}
