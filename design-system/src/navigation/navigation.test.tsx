import { render, screen, within } from '@testing-library/react';
import { listAxeFaults } from '../testing/listAxeFaults';
import { SkipLink } from '../text/SkipLink';
import { Breadcrumbs } from './Breadcrumbs';
import { Pagination } from './Pagination';

function renderPagination(current: number, total: number) {
  return render(
    <Pagination
      label="Pages"
      current={current}
      total={total}
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(page) => `Page ${page.toString()}`}
      renderLink={(page, { children, ...link }) => (
        <a href={`?page=${page.toString()}`} {...link}>
          {children}
        </a>
      )}
    />,
  );
}

test('breadcrumbs link to the pages above and name this one', async () => {
  const { container } = render(
    <Breadcrumbs label="You are here" current="WebRTC">
      <a href="/blog">Blog</a>
      <a href="/blog/privacy">Privacy</a>
    </Breadcrumbs>,
  );

  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getAllByRole('link')).toHaveLength(2);
  expect(crumbs.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page');
  expect(await listAxeFaults(container)).toEqual([]);
});

test('an undefined breadcrumb level renders no item', () => {
  const { container } = render(
    <Breadcrumbs label="You are here" current="Search">
      <a href="/blog">Blog</a>
      {undefined}
    </Breadcrumbs>,
  );

  expect(within(container).getAllByRole('listitem')).toHaveLength(2);
});

test('every page link has a name, and the current one is marked', async () => {
  const { container } = renderPagination(2, 3);

  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  expect(await listAxeFaults(container)).toEqual([]);
});

test('the first and last page have no link beyond them', () => {
  renderPagination(3, 3);

  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a single page needs no pagination', () => {
  const { container } = renderPagination(1, 1);

  expect(container).toBeEmptyDOMElement();
});

test('the skip link targets the content', () => {
  render(<SkipLink href="#main">Skip to content</SkipLink>);

  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});
