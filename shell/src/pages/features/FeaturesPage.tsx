import { BearingsRose, Gate, LockHarbour, TideLines } from '@tidegate/design-system';
import type words from '../../../locales/en/features.json';
import type { PageSection } from '../sections/pageSection';
import { PageSections } from '../sections/PageSections';
import type { WordKey } from '../sections/wordKey';

const sections: readonly PageSection<WordKey<typeof words>>[] = [
  {
    kind: 'hero',
    tone: 'shoal',
    heading: 'hero.heading',
    lead: 'hero.lead',
    art: <BearingsRose bearing={38} />,
    links: [
      { to: '/pricing', label: 'hero.plans', look: 'signal' },
      { to: '/what-is-my-ip', label: 'hero.address', look: 'secondary' },
    ],
  },
  {
    kind: 'passage',
    heading: 'address.heading',
    paragraphs: ['address.visible', 'address.choice'],
    art: <LockHarbour />,
    artSide: 'end',
    link: { to: '/what-is-my-ip', label: 'address.link' },
  },
  {
    kind: 'passage',
    heading: 'tunnel.heading',
    paragraphs: ['tunnel.encrypted', 'tunnel.unseen'],
    art: <Gate />,
    artSide: 'start',
  },
  {
    kind: 'passage',
    heading: 'logs.heading',
    paragraphs: ['logs.policy', 'logs.kept'],
    art: <TideLines lines={12} />,
    artSide: 'end',
  },
  {
    kind: 'points',
    tone: 'shoal',
    heading: 'points.heading',
    points: [
      { icon: 'device', heading: 'points.devices.heading', text: 'points.devices.text' },
      { icon: 'download', heading: 'points.platforms.heading', text: 'points.platforms.text' },
      { icon: 'search', heading: 'points.check.heading', text: 'points.check.text' },
      { icon: 'clock', heading: 'points.guarantee.heading', text: 'points.guarantee.text' },
    ],
  },
  {
    kind: 'points',
    heading: 'limits.heading',
    lead: 'limits.lead',
    points: [
      { icon: 'cross', heading: 'limits.account.heading', text: 'limits.account.text' },
      { icon: 'cross', heading: 'limits.cookies.heading', text: 'limits.cookies.text' },
      { icon: 'cross', heading: 'limits.viruses.heading', text: 'limits.viruses.text' },
      { icon: 'cross', heading: 'limits.passwords.heading', text: 'limits.passwords.text' },
    ],
  },
  {
    kind: 'questions',
    tone: 'shoal',
    heading: 'questions.heading',
    questions: [
      { question: 'questions.server.question', answer: 'questions.server.answer' },
      { question: 'questions.detected.question', answer: 'questions.detected.answer' },
      { question: 'questions.limit.question', answer: 'questions.limit.answer' },
      { question: 'questions.legal.question', answer: 'questions.legal.answer' },
    ],
  },
  {
    kind: 'closing',
    tone: 'deep',
    heading: 'closing.heading',
    lead: 'closing.lead',
    links: [
      { to: '/pricing', label: 'closing.plans', look: 'signal' },
      { to: '/aboutus', label: 'closing.about', look: 'secondary' },
    ],
  },
];

export function Page() {
  return <PageSections page="features" sections={sections} />;
}
