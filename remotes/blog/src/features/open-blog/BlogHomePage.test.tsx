import { screen, within, waitFor } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { anArticle } from '../../shared/testing/articles';
import { listCovers } from '../../shared/testing/listCovers';
import { blogReplies, calls, webrtc } from '../../shared/testing/blogReplies';
import { renderBlog } from '../../shared/testing/renderBlog';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

describe("the blog's home page", () => {
  test('shows the newest article first, each with its facts', async () => {
    renderBlog('/blog', { replies: blogReplies() });

    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(titles()).toEqual(['What your DNS tells', 'A leak in your browser']);
    expect(screen.getAllByText('March 2, 2026')).toHaveLength(2);
    expect(screen.getAllByText('4-minute read')).toHaveLength(2);
    expect(document.title).toBe('VPN and online privacy blog');
  });

  test('shows a cover of each article, which differs from the others', async () => {
    const { container } = renderBlog('/blog', { replies: blogReplies() });
    await screen.findByRole('heading', { level: 1 });

    expect(new Set(listCovers(container)).size).toBe(2);
  });

  test('links to the categories, with their counts from five on, and to all articles', async () => {
    renderBlog('/blog', { replies: blogReplies() });

    const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));

    expect(categories.getByRole('link', { name: 'Privacy 5 articles' })).toHaveAttribute(
      'href',
      '/blog/category/privacy',
    );
    expect(categories.getByRole('link', { name: 'Open web' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute(
      'href',
      '/blog/more',
    );
  });

  test('sends a query to the search', async () => {
    const { user, router } = renderBlog('/blog', { replies: blogReplies() });

    await user.type(await screen.findByLabelText('What are you looking for?'), 'dns leak{Enter}');

    await screen.findByRole('heading', { level: 1, name: 'Search the blog' });
    expect(router.state.location).toMatchObject({
      pathname: '/blog/search',
      search: '?q=dns+leak',
    });
  });

  test('opens an article and marks it as read afterwards', async () => {
    const { user } = renderBlog('/blog', {
      replies: blogReplies({ [calls.article]: answer(anArticle(webrtc)) }),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Already read')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'A leak in your browser' }));
    await screen.findByRole('heading', { level: 1, name: 'A leak in your browser' });
    await user.click(screen.getByRole('link', { name: 'Blog' }));

    await waitFor(() => {
      expect(screen.getByText('Already read')).toBeVisible();
    });
  });

  test('marks the language of an untranslated title', async () => {
    renderBlog('/blog', { replies: blogReplies(), language: 'ar' });

    const title = await screen.findByRole('heading', { name: 'What your DNS tells' });

    expect(title).toHaveAttribute('lang', 'en');
    expect(title).toHaveAttribute('dir', 'ltr');
  });

  test.each([
    ['category=Privacy', '/blog/category/privacy'],
    ['category=privacy&page=2', '/blog/category/privacy?page=2'],
    ['tag=dns', '/blog/tag/dns'],
    ['page=3', '/blog/more?page=3'],
  ])('redirects the old query "%s" permanently', async (search, target) => {
    const { router } = renderBlog(`/blog?${search}`, { replies: blogReplies() });
    await screen.findByRole('heading', { level: 1 });

    expect(router.createHref(router.state.location)).toBe(target);
  });

  test.each(['category=../x', 'category=', 'page=1', 'page=-2', 'utm_source=x'])(
    'does not redirect "%s"',
    async (search) => {
      const { router } = renderBlog(`/blog?${search}`, { replies: blogReplies() });

      expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/blog');
    },
  );

  test('explains that nothing is published', async () => {
    renderBlog('/blog', {
      replies: blogReplies({ [calls.home]: answer({ articles: [], categories: [], total: 0 }) }),
    });

    expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeVisible();
  });

  test('has no accessibility violations', async () => {
    const { container } = renderBlog('/blog', { replies: blogReplies() });
    await screen.findByRole('heading', { level: 1 });

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  });
});
