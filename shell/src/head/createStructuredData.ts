import { brand } from '@tidegate/contracts/brand';
import type { PageDocument } from '../pages/pageDocument';
import { formatSize } from '../pages/sections/downloads/formatSize';
import { homePath } from '../routes/paths/homePath';
import { describeBreadcrumbs, schemaContext as context } from './describeBreadcrumbs';
import type { Thing } from '../remotes/regions/region';

function describeOrganisation(home: string, origin: string): Thing {
  return {
    '@context': context,
    '@type': 'Organization',
    name: brand,
    url: home,
    logo: `${origin}/assets/icon-512.png`,
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

/** The apps are free of charge without a plan. */
function listApps(sections: PageDocument['sections'], origin: string): Thing[] {
  return sections
    .flatMap((section) => (section.kind === 'builds' ? section.builds : []))
    .map((build) => ({
      '@context': context,
      '@type': 'SoftwareApplication',
      name: `${brand} VPN (${build.name})`,
      applicationCategory: 'SecurityApplication',
      operatingSystem: build.system,
      softwareVersion: build.version,
      datePublished: build.released,
      ...('href' in build && {
        fileSize: formatSize(build.bytes, 'en'),
        downloadUrl: origin + build.href,
      }),
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    }));
}

export function createStructuredData(
  { path, breadcrumbs, sections }: PageDocument,
  origin: string,
  toUrl: (path: string) => string,
): Thing[] {
  const questions = listQuestions(sections);
  return [
    ...(path === homePath
      ? [describeOrganisation(toUrl('/'), origin)]
      : [describeBreadcrumbs(breadcrumbs, toUrl)]),
    ...listApps(sections, origin),
    ...(questions.length > 0
      ? [{ '@context': context, '@type': 'FAQPage', mainEntity: questions }]
      : []),
  ];
}
