import { consentId } from '../../consent/consent';
import type { PageDocument } from '../../pages/pageDocument';
import type { PageSection } from '../../pages/sections/pageSection';

type WithForm = Extract<PageSection, { kind: 'form' | 'consent' | 'helpSearch' }>;

function toLink({ part, tone, heading, lead }: WithForm, to: string, label: string): PageSection {
  return { kind: 'closing', part, tone, heading, lead, links: [{ to, label, variant: 'signal' }] };
}

function withoutForm(section: PageSection, path: string): PageSection {
  switch (section.kind) {
    case 'servers':
      return { ...section, hasFilter: false };
    case 'comparison':
      return { ...section, isPath: false };
    case 'form':
      return toLink(section, `${path}#${section.id}`, section.submit);
    case 'helpSearch':
      return toLink(section, path, section.find);
    case 'consent':
      return toLink(section, `${path}#${consentId}`, section.heading);
    default:
      return section;
  }
}

/** Replaces forms with links to the page, because AMP forms need an extension and an endpoint. */
export function withoutForms(document: PageDocument): PageDocument {
  const { path, sections } = document;
  return { ...document, sections: sections.map((section) => withoutForm(section, path)) };
}
