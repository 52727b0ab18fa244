import { useTranslation } from 'react-i18next';
import type { PageName } from '../../routes/siteRoutes';
import { Closing } from './Closing';
import { Comparison } from './Comparison';
import { Figures } from './Figures';
import { Hero } from './Hero';
import type { PageSection, PageSectionProps, Say } from './pageSection';
import { Passage } from './Passage';
import { Points } from './Points';
import { promises } from '@tidegate/contracts/promises';
import { Questions } from './Questions';
import { Steps } from './Steps';

interface PageSectionsProps {
  /** Also the namespace of its words. */
  page: PageName;
  sections: readonly PageSection[];
}

/** Renders any page of the shell from its table of sections. */
export function PageSections({ page, sections }: PageSectionsProps) {
  const { t } = useTranslation(page);
  const say: Say = (key, count) => t(key, { ...promises, ...(count !== undefined && { count }) });

  return sections.map((section) => (
    <OneSection key={section.heading} section={section} say={say} />
  ));
}

function OneSection({ section, say }: PageSectionProps<PageSection>) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} say={say} />;
    case 'figures':
      return <Figures section={section} say={say} />;
    case 'passage':
      return <Passage section={section} say={say} />;
    case 'comparison':
      return <Comparison section={section} say={say} />;
    case 'steps':
      return <Steps section={section} say={say} />;
    case 'points':
      return <Points section={section} say={say} />;
    case 'questions':
      return <Questions section={section} say={say} />;
    case 'closing':
      return <Closing section={section} say={say} />;
  }
}
