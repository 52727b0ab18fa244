import type { ContentTask } from '../rendering/renderTask';
import { createDocument } from '../testing/siteDocuments';
import { renderContent } from './renderContent';

async function toContent(visitor: Pick<ContentTask, 'language' | 'device'>): Promise<string> {
  const content = await createDocument(visitor.language, '/features');
  if (!content) throw new Error('the site has this page');
  return (await renderContent({ content, ...visitor })).html;
}

test('the content leads to pages in the language and for the device of the visitor', async () => {
  const html = await toContent({ language: 'de', device: 'mobile' });

  expect(html).toContain('href="/de/m/pricing');
  expect(html).not.toMatch(/href="\/(?!de\/m\/)/);
});

test('the content has one first heading and no data for search engines', async () => {
  const html = await toContent({ language: 'en', device: 'desktop' });

  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('application/ld+json');
});
