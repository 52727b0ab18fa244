import { trustHtml } from '@tidegate/contracts/trustedHtml';
import { useMemo } from 'react';

export type Questions = readonly (readonly [question: string, answer: string])[];

/** The questions that stand on the page, as search engines read them (schema.org). */
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
  // Data that is never run; a tag in an answer cannot end it.
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  const html = useMemo(() => trustHtml(json), [json]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
