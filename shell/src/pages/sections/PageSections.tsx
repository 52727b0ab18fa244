import { Builds } from './downloads/Builds';
import { Cities } from './servers/Cities';
import { Closing } from './Closing';
import { Comparison } from './Comparison';
import { Consent } from './forms/Consent';
import { Directory } from './servers/Directory';
import { DocumentText } from './DocumentText';
import { Figures } from './Figures';
import { Hero } from './Hero';
import type { PageSection, PageSectionProps } from './pageSection';
import { PageForm } from './forms/PageForm';
import { Passage } from './Passage';
import { Points } from './Points';
import { Questions } from './Questions';
import { Servers } from './servers/Servers';
import { Steps } from './Steps';

export interface PageSectionsProps {
  sections: readonly PageSection[];
  language: string;
}

/** Renders any page of the shell; the first section contains the `h1`. */
export function PageSections({ sections, language }: PageSectionsProps) {
  return sections.map((section, index) => (
    <OneSection
      key={section.heading}
      section={section}
      level={index === 0 ? 1 : 2}
      language={language}
    />
  ));
}

function OneSection({ section, ...rest }: PageSectionProps<PageSection>) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} {...rest} />;
    case 'figures':
      return <Figures section={section} {...rest} />;
    case 'passage':
      return <Passage section={section} {...rest} />;
    case 'comparison':
      return <Comparison section={section} {...rest} />;
    case 'steps':
      return <Steps section={section} {...rest} />;
    case 'points':
      return <Points section={section} {...rest} />;
    case 'questions':
      return <Questions section={section} {...rest} />;
    case 'directory':
      return <Directory section={section} {...rest} />;
    case 'document':
      return <DocumentText section={section} {...rest} />;
    case 'servers':
      return <Servers section={section} {...rest} />;
    case 'cities':
      return <Cities section={section} {...rest} />;
    case 'builds':
      return <Builds section={section} {...rest} />;
    case 'form':
      return <PageForm section={section} {...rest} />;
    case 'consent':
      return <Consent section={section} {...rest} />;
    case 'closing':
      return <Closing section={section} {...rest} />;
  }
}
