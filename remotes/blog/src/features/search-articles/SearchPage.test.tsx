import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { anArticlePage } from '../../shared/testing/articles';
import { blogReplies, calls, dns } from '../../shared/testing/blogReplies';
import { renderBlog } from '../../shared/testing/renderBlog';

const found = {
  ...dns,
  marked_title: [
    { text: 'What your ', is_match: false },
    { text: 'DNS', is_match: true },
    { text: ' tells', is_match: false },
  ],
  marked_passage: [{ text: 'The resolver answers.', is_match: false }],
  passage_language: 'en',
};

const onePage = answer({ items: [found], page: 1, page_size: 12, total: 1 });

describe('the search', () => {
  test('shows the results, their number and the matching passages', async () => {
    const { requests } = renderBlog('/blog/search?q=%20DNS%20', {
      replies: blogReplies({ [calls.search]: onePage }),
    });

    const title = await screen.findByRole('link', { name: 'What your DNS tells' });

    expect(title).toHaveAttribute('href', '/blog/dns');
    expect(within(title).getByText('DNS').tagName).toBe('MARK');
    expect(screen.getByRole('heading', { level: 2, name: '1 article' })).toBeVisible();
    expect(screen.getByText('The resolver answers.')).toBeVisible();
    expect(screen.getByLabelText('What are you looking for?')).toHaveValue('DNS');
    expect(document.title).toBe('“DNS”: blog search results');
    expect(requests[0]?.search).toEqual({ q: 'DNS', page: '1', language: 'en' });
  });

  test('marks a passage in another language as such', async () => {
    renderBlog('/blog/search?q=dns', {
      replies: blogReplies({
        [calls.search]: answer(anArticlePage([{ ...found, language: 'ar' }])),
      }),
      language: 'ar',
    });

    expect(await screen.findByText('The resolver answers.')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { name: 'What your DNS tells' })).not.toHaveAttribute(
      'lang',
    );
  });

  test('can be repeated with another query', async () => {
    const { user, requests, router } = renderBlog('/blog/search?q=dns', {
      replies: blogReplies({ [calls.search]: onePage }),
    });
    const field = await screen.findByLabelText('What are you looking for?');

    await user.clear(field);
    await user.type(field, 'leak');
    await user.click(screen.getByRole('button', { name: 'Search' }));

    await waitFor(() => expect(document.title).toBe('“leak”: blog search results'));
    expect(requests.at(-1)?.search).toMatchObject({ q: 'leak' });
    expect(router.state.location.search).toBe('?q=leak');
    expect(screen.getByLabelText('What are you looking for?')).toHaveValue('leak');
  });

  test('suggests searches and categories before the first query', async () => {
    const { requests } = renderBlog('/blog/search?q=%20', { replies: blogReplies() });

    const searches = within(await screen.findByRole('navigation', { name: 'Suggested searches' }));

    expect(searches.getByRole('link', { name: 'IP address' })).toHaveAttribute(
      'href',
      '/blog/search?q=IP+address',
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Browse by category' })).getAllByRole('link'),
    ).toHaveLength(2);
    expect(requests.map(({ path }) => path)).not.toContain('/ws/mm/v2/blog/search');
    expect(document.title).toBe('Search the blog');
  });

  test('explains that there are no results and suggests alternatives', async () => {
    renderBlog('/blog/search?q=<b>sailing', { replies: blogReplies() });

    expect(
      await screen.findByRole('heading', { name: 'No articles found for “<b>sailing”' }),
    ).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Suggested searches' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Browse by category' })).toBeVisible();
  });

  test('is complete without suggestions', async () => {
    renderBlog('/blog/search', {
      replies: blogReplies({
        [calls.searches]: refuse(503),
        [calls.fullestCategories]: refuse(503),
      }),
    });

    expect(await screen.findByLabelText('What are you looking for?')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Suggested searches' })).toBeNull();
  });

  test('truncates the query to the length that the backend accepts', async () => {
    const { requests } = renderBlog(`/blog/search?q=${'x'.repeat(300)}`, {
      replies: blogReplies({ [calls.search]: onePage }),
    });
    await screen.findByRole('heading', { level: 2 });

    expect(requests[0]?.search?.['q']).toHaveLength(100);
  });

  test('links to its next page', async () => {
    const pages = { items: [found], page: 2, page_size: 1, total: 3 };
    renderBlog('/blog/search?q=dns&page=2', {
      replies: blogReplies({ [calls.search]: answer(pages) }),
    });

    expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/blog/search?q=dns&page=3',
    );
  });

  test('does not exist beyond its last page', async () => {
    renderBlog('/blog/search?q=dns&page=9', { replies: blogReplies() });

    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  });

  test('is not indexed with a query', async () => {
    const { unmount } = renderBlog('/blog/search', { replies: blogReplies() });
    await screen.findByRole('navigation', { name: 'Suggested searches' });
    expect(document.head.innerHTML).not.toContain('noindex');
    unmount();

    renderBlog('/blog/search?q=dns', { replies: blogReplies({ [calls.search]: onePage }) });
    await screen.findByRole('heading', { level: 2 });

    expect(document.head.innerHTML).toContain('<meta name="robots" content="noindex">');
  });

  test('shows an error when loading fails', async () => {
    renderBlog('/blog/search?q=dns', { replies: blogReplies({ [calls.search]: refuse(503) }) });

    expect(
      await screen.findByRole('heading', { name: 'The articles could not be loaded' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/blog/search?q=dns',
    );
  });

  test.each(['/blog/search', '/blog/search?q=dns', '/blog/search?q=nothing'])(
    'has no accessibility violations at %s',
    async (path) => {
      const isFound = path.endsWith('dns');
      const { container } = renderBlog(path, {
        replies: blogReplies(isFound ? { [calls.search]: onePage } : {}),
      });
      await screen.findByRole('heading', { level: 1 });

      const { violations } = await axe.run(container);

      expect(violations).toEqual([]);
    },
  );
});
