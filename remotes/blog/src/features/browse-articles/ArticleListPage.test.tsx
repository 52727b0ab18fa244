import { screen, within } from '@testing-library/react';
import { answer, loseNetwork, refuse } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { anArticlePage } from '../../shared/testing/articles';
import { blogReplies, calls, dns } from '../../shared/testing/blogReplies';
import { renderBlog } from '../../shared/testing/renderBlog';

describe('a list of articles', () => {
  test.each([
    ['/blog/more', 'All articles', 'All articles on VPNs and online privacy', { page: '1' }],
    ['/blog/more?page=2', 'All articles', 'VPN and privacy articles, page 2', { page: '2' }],
    [
      '/blog/category/privacy',
      'Privacy',
      'Privacy: articles from our blog',
      { page: '1', category: 'privacy' },
    ],
    [
      '/blog/category/Privacy?page=2',
      'Privacy',
      'Privacy: articles from our blog, page 2',
      { page: '2', category: 'privacy' },
    ],
    ['/blog/tag/dns', 'DNS', 'DNS: articles from our blog', { page: '1', tag: 'dns' }],
  ])('at %s has the title %s', async (path, heading, title, search) => {
    const { requests } = renderBlog(path, { replies: blogReplies() });

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.title).toBe(title);
    expect(requests.find((request) => request.path.endsWith('/list'))?.search).toEqual({
      ...search,
      language: 'en',
    });
  });

  test('marks its category among the others', async () => {
    const { user, requests } = renderBlog('/blog/category/privacy', { replies: blogReplies() });
    const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));

    expect(categories.getByRole('link', { current: 'page' })).toHaveTextContent('Privacy');
    await user.click(categories.getByRole('link', { name: /Open web/ }));

    expect(
      await categories.findByRole('link', { current: 'page', name: /Open web/ }),
    ).toBeVisible();
    expect(requests.at(-1)?.search).toMatchObject({ category: 'open-web', page: '1' });
  });

  test('links its other pages within the category', async () => {
    const page = anArticlePage([dns], { page: 2, page_size: 1, total: 3 });
    renderBlog('/blog/category/privacy?page=2', {
      replies: blogReplies({ [calls.list]: answer(page) }),
    });

    const pages = await screen.findByRole('navigation', { name: 'Pages of the blog' });

    expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/blog/category/privacy?page=3',
    );
    expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/blog/category/privacy',
    );
  });

  test("links back to the blog's home page", async () => {
    renderBlog('/blog/tag/dns', { replies: blogReplies() });

    const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));

    expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  });

  test.each([
    ['a failing server', refuse(500)],
    ['the code 500', refuse(200, 500)],
    ['no reply', loseNetwork],
  ])('is complete without the categories, for which there is %s', async (_, reply) => {
    renderBlog('/blog/more', { replies: blogReplies({ [calls.categories]: reply }) });

    expect(await screen.findByRole('heading', { name: 'What your DNS tells' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
  });

  test.each(['/blog/category/sailing', '/blog/tag/sailing', '/blog/more?page=9'])(
    'does not exist at %s without articles',
    async (path) => {
      renderBlog(path, { replies: blogReplies({ [calls.list]: answer(anArticlePage([])) }) });

      expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
    },
  );

  test.each(['/blog/category/a b', '/blog/tag/..%2Fx', `/blog/tag/${'x'.repeat(121)}`])(
    'does not exist at %s and sends no request',
    async (path) => {
      const { requests } = renderBlog(path, {});

      expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
      expect(requests).toEqual([]);
    },
  );

  test('shows an error when loading fails and can be loaded again', async () => {
    let isDown = true;
    const { user } = renderBlog('/blog/more?page=2', {
      replies: blogReplies({
        [calls.list]: () =>
          isDown ? refuse(503)() : answer(anArticlePage([dns], { page: 2, total: 13 }))(),
      }),
    });
    expect(
      await screen.findByRole('heading', { name: 'The articles could not be loaded' }),
    ).toBeVisible();

    isDown = false;
    await user.click(screen.getByRole('link', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'What your DNS tells' })).toBeVisible();
  });

  test('has no accessibility violations', async () => {
    const { container } = renderBlog('/blog/category/privacy', { replies: blogReplies() });
    await screen.findByRole('heading', { level: 1 });

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  });
});
