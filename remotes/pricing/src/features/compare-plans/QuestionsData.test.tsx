import { renderToStaticMarkup } from 'react-dom/server';
import { QuestionsData } from './QuestionsData';

test('the structured data contains the questions, and no text can close its script element', () => {
  const view = renderToStaticMarkup(
    <QuestionsData questions={[['What do I pay?', 'What </script> it says.']]} />,
  );

  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(view) ?? [];
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What do I pay?',
        acceptedAnswer: { '@type': 'Answer', text: 'What </script> it says.' },
      },
    ],
  });
});
