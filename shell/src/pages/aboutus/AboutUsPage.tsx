import { BearingsRose, Gate, LockHarbour } from '@tidegate/design-system';
import type words from '../../../locales/en/aboutus.json';
import type { PageSection } from '../sections/pageSection';
import { PageSections } from '../sections/PageSections';
import type { WordKey } from '../sections/wordKey';

const sections: readonly PageSection<WordKey<typeof words>>[] = [
  {
    kind: 'hero',
    heading: 'hero.heading',
    lead: 'hero.lead',
    art: <LockHarbour />,
    links: [
      { to: '/pricing', label: 'hero.plans', look: 'signal' },
      { to: '/features', label: 'hero.features', look: 'secondary' },
    ],
  },
  {
    kind: 'passage',
    tone: 'deep',
    heading: 'name.heading',
    paragraphs: ['name.device', 'name.idea'],
    art: <Gate />,
    artSide: 'start',
  },
  {
    kind: 'steps',
    heading: 'rules.heading',
    steps: [
      { heading: 'rules.figures.heading', text: 'rules.figures.text' },
      { heading: 'rules.renewal.heading', text: 'rules.renewal.text' },
      { heading: 'rules.less.heading', text: 'rules.less.text' },
      { heading: 'rules.exit.heading', text: 'rules.exit.text' },
    ],
  },
  {
    kind: 'passage',
    tone: 'shoal',
    heading: 'blog.heading',
    paragraphs: ['blog.fear', 'blog.explain'],
    art: <BearingsRose bearing={305} />,
    artSide: 'end',
    link: { to: '/blog', label: 'blog.link' },
  },
  {
    kind: 'closing',
    tone: 'deep',
    heading: 'closing.heading',
    lead: 'closing.lead',
    links: [
      { to: '/pricing', label: 'closing.plans', look: 'signal' },
      { to: '/what-is-my-ip', label: 'closing.address', look: 'secondary' },
    ],
  },
];

export function Page() {
  return <PageSections page="aboutus" sections={sections} />;
}
