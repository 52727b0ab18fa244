import type { PageDocument } from '../../pages/pageDocument';

/** A form in an AMP document needs an extension of AMP and a call that answers it. */
export function withoutForms(document: PageDocument): PageDocument {
  const sections = document.sections.map((section) =>
    section.kind === 'servers' ? { ...section, hasFilter: false } : section,
  );
  return { ...document, sections };
}
