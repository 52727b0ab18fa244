import { screen } from '@testing-library/react';
import { aBlog, openReleasePage } from '../../remotes/testing/openReleasePage';

const text = (words: string) => () => <p>{words}</p>;
const sheetsOf = ({ network }: Awaited<ReturnType<typeof openReleasePage>>) =>
  network.styles.list().map(({ url }) => url);

test('a page has the styles of what it shows, over a swap and back again', async () => {
  const page = await openReleasePage(
    new Map([
      ['11.1.0', aBlog({ '/blog': text('next') })],
      ['11.0.0', aBlog({ '/blog': text('first') })],
    ]),
    ['11.0.0'],
  );

  await page.activate('11.1.0', '11.0.0');
  expect(screen.getByText('next')).toBeVisible();
  expect(sheetsOf(page)).toEqual(['/r/blog/11.1.0/styles']);

  await page.activate('11.0.0', '11.1.0');
  expect(screen.getByText('first')).toBeVisible();
  expect(sheetsOf(page)).toEqual(['/r/blog/11.0.0/styles']);
});

test('a release that fails takes its styles along', async () => {
  const page = await openReleasePage(
    new Map([
      ['12.1.0', { name: 'blog', routes: [], slots: [] }],
      ['12.0.0', aBlog({ '/blog': text('first') })],
    ]),
    ['12.0.0'],
  );
  page.network.fail('12.1.0', 'chunk');

  await page.activate('12.1.0', '12.0.0');

  expect(screen.getByText('first')).toBeVisible();
  expect(sheetsOf(page)).toEqual(['/r/blog/12.0.0/styles']);
});

test('who leaves a page and comes back finds its region with its styles', async () => {
  const page = await openReleasePage(new Map([['13.0.0', aBlog({ '/blog': text('first') })]]));

  await page.go('/elsewhere');
  expect(sheetsOf(page)).toEqual([]);
  await page.go('/blog');

  expect(screen.getByText('first')).toBeVisible();
  expect(sheetsOf(page)).toEqual(['/r/blog/13.0.0/styles']);
});
