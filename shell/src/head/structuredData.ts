import { brand } from '@tidegate/contracts/brand';
import type { PageDocument } from '../pages/pageDocument';

type Thing = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

function describeOrganisation(home: string, origin: string): Thing {
  return {
    '@context': context,
    '@type': 'Organization',
    name: brand,
    url: home,
    logo: `${origin}/assets/icon-512.png`,
  };
}

function describeTrail(trail: PageDocument['trail'], toUrl: (path: string) => string): Thing {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toUrl(path),
    })),
  };
}

function listQuestions(sections: PageDocument['sections']): Thing[] {
  return sections
    .flatMap((section) => (section.kind === 'questions' ? section.questions : []))
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
}

/** What a page is about, as search engines read it (schema.org). */
export function describePageToMachines(
  { path, trail, sections }: PageDocument,
  origin: string,
  toUrl: (path: string) => string,
): Thing[] {
  const questions = listQuestions(sections);
  return [
    ...(path === '/' ? [describeOrganisation(toUrl('/'), origin)] : [describeTrail(trail, toUrl)]),
    ...(questions.length > 0
      ? [{ '@context': context, '@type': 'FAQPage', mainEntity: questions }]
      : []),
  ];
}
