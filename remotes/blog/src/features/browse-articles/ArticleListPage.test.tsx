import { screen, within } from '@testing-library/react';
import { answer, refuse, type Replies } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { anArticle, anArticlePage, anArticleSummary } from '../../shared/testing/articles';
import { renderBlog } from '../../shared/testing/renderBlog';

const listCall = 'GET /ws/mm/v2/blog/list';
const articleCall = 'POST /ws/mm/v2/blog/detail';
const categoriesCall = 'GET /ws/mm/blog/fast-blog-list';

const dns = anArticleSummary({ unikey: 'dns', title: 'What your DNS tells' });
const webrtc = anArticleSummary({ unikey: 'webrtc', title: 'A leak in your browser' });

function repliesWith(changes: Replies = {}): Replies {
  return {
    [listCall]: answer(anArticlePage([dns, webrtc])),
    [categoriesCall]: answer([
      { key: 'privacy', label: 'Privacy', article_count: 2 },
      { key: 'open-web', label: 'Open web', article_count: 1 },
    ]),
    ...changes,
  };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

describe('the article list', () => {
  test('shows the newest article first, each with its facts', async () => {
    renderBlog('/blog', { replies: repliesWith() });

    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(titles()).toEqual(['What your DNS tells', 'A leak in your browser']);
    expect(screen.getAllByText('March 2, 2026')).toHaveLength(2);
    expect(screen.getAllByText('4 minutes to read')).toHaveLength(2);
    expect(document.title).toBe('Blog: how networks see you, and how to be seen less');
  });

  test('asks for the page and category of the address', async () => {
    const { requests } = renderBlog('/blog?page=2&category=privacy', { replies: repliesWith() });
    await screen.findByRole('heading', { level: 1 });

    expect(requests.find(({ path }) => path.endsWith('/list'))?.search).toEqual({
      page: '2',
      category: 'privacy',
      language: 'en',
    });
    expect(document.title).toBe('Privacy: articles from our blog, page 2');
  });

  test('narrows to a category', async () => {
    const { user, requests } = renderBlog('/blog', { replies: repliesWith() });
    const categories = await screen.findByRole('navigation', { name: 'Categories' });

    await user.click(within(categories).getByRole('link', { name: 'Open web' }));

    expect(requests.at(-1)?.search).toMatchObject({ category: 'open-web', page: '1' });
    expect(
      await within(categories).findByRole('link', { current: true, name: 'Open web' }),
    ).toBeVisible();
  });

  test('links its other pages within the category', async () => {
    const page = anArticlePage([dns], { page: 2, page_size: 1, total: 3 });
    renderBlog('/blog?category=privacy&page=2', {
      replies: repliesWith({ [listCall]: answer(page) }),
    });

    const pages = await screen.findByRole('navigation', { name: 'Pages of the blog' });

    expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/blog?category=privacy&page=3',
    );
    expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/blog?category=privacy',
    );
  });

  test('opens an article and marks it as read afterwards', async () => {
    const { user } = renderBlog('/blog', {
      replies: repliesWith({ [articleCall]: answer(anArticle(webrtc)) }),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Already read')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'A leak in your browser' }));
    await screen.findByRole('heading', { level: 1, name: 'A leak in your browser' });
    await user.click(screen.getByRole('link', { name: 'Blog' }));

    expect(await screen.findByText('Already read')).toBeVisible();
  });

  test('says in which language an untranslated title is', async () => {
    renderBlog('/blog', { replies: repliesWith(), language: 'ar' });

    const title = await screen.findByRole('heading', { name: 'What your DNS tells' });

    expect(title).toHaveAttribute('lang', 'en');
    expect(title).toHaveAttribute('dir', 'ltr');
  });

  test('is whole without the categories', async () => {
    renderBlog('/blog', { replies: repliesWith({ [categoriesCall]: refuse(500) }) });

    expect(await screen.findByRole('heading', { name: 'What your DNS tells' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
  });

  test('says that a category is empty and leads back to all articles', async () => {
    renderBlog('/blog?category=sailing', {
      replies: repliesWith({ [listCall]: answer(anArticlePage([])) }),
    });

    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });

  test('does not exist past its last page', async () => {
    renderBlog('/blog?page=9', {
      replies: repliesWith({ [listCall]: answer(anArticlePage([], { page: 9, total: 2 })) }),
    });

    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  });

  test('says that the articles did not arrive and asks again', async () => {
    let isDown = true;
    const { user } = renderBlog('/blog?page=2', {
      replies: repliesWith({
        [listCall]: () => (isDown ? refuse(503)() : answer(anArticlePage([dns], { page: 2 }))()),
      }),
    });
    expect(
      await screen.findByRole('heading', { name: 'The articles did not arrive' }),
    ).toBeVisible();

    isDown = false;
    await user.click(screen.getByRole('link', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'What your DNS tells' })).toBeVisible();
  });

  test('has no accessibility fault that a machine can find', async () => {
    const { container } = renderBlog('/blog', { replies: repliesWith() });
    await screen.findByRole('heading', { level: 1 });

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  });
});
