import { trustHtml } from '@tidegate/contracts/remotes/trustedHtml';
import { useMemo } from 'react';

export type Questions = readonly (readonly [question: string, answer: string])[];

/** The page's questions and answers as schema.org data. */
export function QuestionsData({ questions }: { questions: Questions }) {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  // Escapes `<`, otherwise a tag in an answer could close the script element.
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  const html = useMemo(() => trustHtml(json), [json]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
