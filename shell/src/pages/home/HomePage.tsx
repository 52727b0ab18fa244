import { Gate, LockHarbour } from '@tidegate/design-system';
import type words from '../../../locales/en/home.json';
import type { PageSection } from '../sections/pageSection';
import { PageSections } from '../sections/PageSections';
import type { WordKey } from '../sections/wordKey';

const sections: readonly PageSection<WordKey<typeof words>>[] = [
  {
    kind: 'hero',
    tone: 'deep',
    heading: 'hero.heading',
    lead: 'hero.lead',
    art: <LockHarbour />,
    links: [
      { to: '/pricing', label: 'hero.plans', look: 'signal' },
      { to: '/what-is-my-ip', label: 'hero.address', look: 'secondary' },
    ],
  },
  {
    kind: 'figures',
    heading: 'figures.heading',
    lead: 'figures.lead',
    figures: [
      { promise: 'devices', term: 'figures.devices' },
      { promise: 'days', term: 'figures.days' },
      { promise: 'logs', term: 'figures.logs' },
    ],
  },
  {
    kind: 'comparison',
    tone: 'shoal',
    heading: 'comparison.heading',
    lead: 'comparison.lead',
    columns: ['comparison.subject', 'comparison.before', 'comparison.after'],
    rows: [
      ['comparison.wifi.subject', 'comparison.wifi.before', 'comparison.wifi.after'],
      ['comparison.provider.subject', 'comparison.provider.before', 'comparison.provider.after'],
      ['comparison.site.subject', 'comparison.site.before', 'comparison.site.after'],
      ['comparison.us.subject', 'comparison.us.before', 'comparison.us.after'],
    ],
  },
  {
    kind: 'steps',
    heading: 'steps.heading',
    steps: [
      {
        heading: 'steps.plan.heading',
        text: 'steps.plan.text',
        link: { to: '/pricing', label: 'steps.plan.link' },
      },
      { heading: 'steps.devices.heading', text: 'steps.devices.text' },
      {
        heading: 'steps.check.heading',
        text: 'steps.check.text',
        link: { to: '/what-is-my-ip', label: 'steps.check.link' },
      },
    ],
  },
  {
    kind: 'points',
    tone: 'shoal',
    heading: 'points.heading',
    link: { to: '/features', label: 'points.link' },
    points: [
      { icon: 'wave', heading: 'points.wifi.heading', text: 'points.wifi.text' },
      { icon: 'compass', heading: 'points.abroad.heading', text: 'points.abroad.text' },
      { icon: 'device', heading: 'points.household.heading', text: 'points.household.text' },
      { icon: 'shield', heading: 'points.logs.heading', text: 'points.logs.text' },
    ],
  },
  {
    kind: 'questions',
    heading: 'questions.heading',
    questions: [
      { question: 'questions.speed.question', answer: 'questions.speed.answer' },
      { question: 'questions.logs.question', answer: 'questions.logs.answer' },
      { question: 'questions.anonymous.question', answer: 'questions.anonymous.answer' },
      { question: 'questions.refund.question', answer: 'questions.refund.answer' },
    ],
  },
  {
    kind: 'closing',
    tone: 'deep',
    heading: 'closing.heading',
    lead: 'closing.lead',
    art: <Gate />,
    links: [
      { to: '/pricing', label: 'closing.plans', look: 'signal' },
      { to: '/blog', label: 'closing.blog', look: 'secondary' },
    ],
  },
];

export function Page() {
  return <PageSections page="home" sections={sections} />;
}
