import { screen, within } from '@testing-library/react';
import { selectReadUnikeys } from '@tidegate/contracts/store/blogState';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { anArticle } from '../../shared/testing/articles';
import { listCovers } from '../../shared/testing/listCovers';
import { blogReplies, calls } from '../../shared/testing/blogReplies';
import { renderBlog } from '../../shared/testing/renderBlog';

describe('an article', () => {
  test('is shown completely, with its facts', async () => {
    renderBlog('/blog/what-dns-tells', { replies: blogReplies() });

    const title = await screen.findByRole('heading', { level: 1, name: 'What your DNS tells' });

    expect(title).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'The question' })).toBeVisible();
    expect(screen.getByText('Your device asks a resolver.')).toBeVisible();
    expect(screen.getByText('By Ines Calder')).toBeVisible();
    expect(screen.getAllByText('March 2, 2026')[0]).toBeVisible();
    expect(document.title).toBe('What your DNS tells | Tidegate');
  });

  test('is found whatever the case of its address', async () => {
    const { requests } = renderBlog('/blog/What-DNS-Tells', { replies: blogReplies() });
    await screen.findByRole('heading', { level: 1 });

    expect(requests[0]?.body).toEqual({ unikey: 'what-dns-tells', language: 'en' });
  });

  test('links back to the list and to its category', async () => {
    renderBlog('/blog/what-dns-tells', { replies: blogReplies() });

    const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));

    expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(crumbs.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/blog/category/privacy',
    );
  });

  test('counts as read once it is opened', async () => {
    const { store } = renderBlog('/blog/what-dns-tells', { replies: blogReplies() });
    await screen.findByRole('heading', { level: 1 });

    expect(selectReadUnikeys(store.getState())).toEqual(['what-dns-tells']);
  });

  test('links to its topics', async () => {
    renderBlog('/blog/what-dns-tells', { replies: blogReplies() });

    const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));

    expect(topics.getByRole('link', { name: 'DNS' })).toHaveAttribute('href', '/blog/tag/dns');
  });

  test.each(['wp-1742', 'id-12'])('requested as %s redirects to its short path', async (unikey) => {
    const { router, requests } = renderBlog(`/blog/${unikey}`, { replies: blogReplies() });
    await screen.findByRole('heading', { level: 1, name: 'What your DNS tells' });

    expect(requests[0]?.body).toMatchObject({ unikey });
    expect(router.state.location.pathname).toBe('/blog/what-dns-tells');
  });

  test('uses its own title when it has no head data', async () => {
    renderBlog('/blog/what-dns-tells', { replies: blogReplies({ [calls.head]: refuse(503) }) });
    await screen.findByRole('heading', { level: 1 });

    expect(document.title).toBe('What your DNS tells');
  });

  test('shows the recommended articles', async () => {
    const { requests } = renderBlog('/blog/what-dns-tells', { replies: blogReplies() });

    const next = within(await screen.findByRole('region', { name: 'Read next' }));

    expect(next.getByRole('link', { name: 'A leak in your browser' })).toHaveAttribute(
      'href',
      '/blog/webrtc',
    );
    expect(next.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog/more');
    expect(requests.find(({ path }) => path.endsWith('/recommended'))?.search).toEqual({
      unikey: 'what-dns-tells',
      language: 'en',
    });
  });

  test('is complete without recommended articles', async () => {
    renderBlog('/blog/what-dns-tells', {
      replies: blogReplies({ [calls.recommended]: refuse(503) }),
    });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'What your DNS tells',
    );
    expect(screen.queryByRole('region', { name: 'Read next' })).not.toBeInTheDocument();
  });

  test('shows its cover, which is also the one in lists', async () => {
    const article = anArticle({ unikey: 'webrtc' });
    const { container } = renderBlog('/blog/webrtc', {
      replies: blogReplies({ [calls.article]: answer(article) }),
    });
    await screen.findByRole('region', { name: 'Read next' });

    const [own, next] = listCovers(container);

    expect(own).toContain('data-line');
    expect(next).toBe(own);
  });

  test('links to its headings, in the language of its body', async () => {
    const headings = ['Question', 'Answer', 'Leak'].map((text) => ({
      id: `section-${text}`,
      text,
    }));
    renderBlog('/blog/what-dns-tells', {
      replies: blogReplies({ [calls.article]: answer(anArticle({ headings })) }),
      language: 'de',
    });

    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));

    expect(contents.getByRole('link', { name: 'Answer', hidden: true })).toHaveAttribute(
      'href',
      '#section-Answer',
    );
    expect(contents.getAllByRole('link', { hidden: true })).toHaveLength(3);
    expect(contents.getByRole('list', { hidden: true })).toHaveAttribute('lang', 'en');
  });

  test.each([
    ['has two headings', [1, 2].map((number) => ({ id: `section-${number}`, text: 'Heading' }))],
    ['comes without headings', undefined],
  ])('has no list of contents if it %s', async (_, headings) => {
    renderBlog('/blog/what-dns-tells', {
      replies: blogReplies({ [calls.article]: answer({ ...anArticle(), headings }) }),
    });
    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });

  test('explains and marks that its body is not translated', async () => {
    const article = anArticle({ title: 'ماذا يقول نظام أسماء النطاقات', language: 'ar' });
    renderBlog('/blog/what-dns-tells', {
      replies: blogReplies({ [calls.article]: answer(article) }),
      language: 'ar',
    });

    const body = await screen.findByText('Your device asks a resolver.', {
      selector: '[lang="en"][dir="ltr"] > p',
    });

    expect(screen.getByText(/Its language: English/)).toBeVisible();
    expect(body).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  });

  test.each([404, 422])('does not exist when the backend returns %i', async (httpStatus) => {
    renderBlog('/blog/no-such-thing', {
      replies: blogReplies({ [calls.article]: refuse(httpStatus) }),
    });

    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  });

  test('shows an error when loading fails and can be loaded again', async () => {
    let isDown = true;
    const { user } = renderBlog('/blog/what-dns-tells', {
      replies: blogReplies({
        [calls.article]: () => (isDown ? refuse(503)() : answer(anArticle())()),
      }),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The article could not be loaded' }),
    ).toBeVisible();
    expect(document.title).toBe('Blog article');

    isDown = false;
    await user.click(screen.getByRole('link', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'What your DNS tells' })).toBeVisible();
  });

  test('has no accessibility violations', async () => {
    const { container } = renderBlog('/blog/what-dns-tells', { replies: blogReplies() });
    await screen.findByRole('heading', { level: 1 });

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  });
});
