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
  return (
    <script
      type="application/ld+json"
      // Data that is never run; a tag in an answer cannot end it.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(page).replaceAll('<', '\\u003c') }}
    />
  );
}
