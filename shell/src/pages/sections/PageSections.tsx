import { Container, Section } from '@tidegate/design-system';
import { createElement, type ComponentType } from 'react';
import { Builds } from './downloads/Builds';
import { Cities } from './servers/Cities';
import { Closing } from './Closing';
import { Comparison } from './Comparison';
import { Consent } from './forms/Consent';
import { Directory } from './servers/Directory';
import { DocumentText } from './DocumentText';
import { Figures } from './Figures';
import { HelpSearch } from './HelpSearch';
import { Hero } from './Hero';
import type { PageSection, PageSectionProps, SectionKind } from './pageSection';
import { PageForm } from './forms/PageForm';
import { Passage } from './Passage';
import { Points } from './Points';
import { PurchaseBar } from './PurchaseBar';
import { Questions } from './Questions';
import { Servers } from './servers/Servers';
import { Steps } from './Steps';
import styles from './sections.module.css';

const components: { [Kind in SectionKind]: ComponentType<PageSectionProps<Kind>> } = {
  hero: Hero,
  figures: Figures,
  passage: Passage,
  comparison: Comparison,
  steps: Steps,
  points: Points,
  questions: Questions,
  directory: Directory,
  document: DocumentText,
  helpSearch: HelpSearch,
  servers: Servers,
  cities: Cities,
  builds: Builds,
  form: PageForm,
  consent: Consent,
  closing: Closing,
};

/** Space above and below: 2 (`s`), 6 or 10 rem (`l`) on a large screen. */
const sizes: Partial<Record<SectionKind, 's' | 'l'>> = { figures: 's', passage: 'l', closing: 'l' };

/** Classes of the sections that change their frame. */
const frames: Partial<Record<SectionKind, string | undefined>> = {
  hero: styles.hero,
  passage: styles.passage,
};

function renderContent<Kind extends SectionKind>(kind: Kind, props: PageSectionProps<Kind>) {
  return createElement(components[kind], props);
}

/** What follows the first screen of most pages. */
export const secondSectionId = 'second-section';

export interface PageSectionsProps {
  sections: readonly PageSection[];
  language: string;
}

/** Renders any page of the shell; the first section contains the `h1`. */
export function PageSections({ sections, language }: PageSectionsProps) {
  const [first] = sections;
  return (
    <>
      {sections.map((section, index) => (
        <Section
          key={section.heading}
          id={index === 1 ? secondSectionId : undefined}
          tone={section.kind === 'figures' ? sections[index - 1]?.tone : section.tone}
          size={sizes[section.kind]}
          className={frames[section.kind]}
        >
          <Container className={section.kind === 'document' ? styles.document : undefined}>
            {renderContent(section.kind, { section, level: index === 0 ? 1 : 2, language })}
          </Container>
        </Section>
      ))}
      {first?.kind === 'hero' && <PurchaseBar hero={first} />}
    </>
  );
}
