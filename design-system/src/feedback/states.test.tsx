import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';
import { Spinner } from './Spinner';

test('an empty state has a heading level and an action', () => {
  render(
    <EmptyState title="No device yet" level={3} action={<a href="/download">Get the app</a>}>
      Sign in on one.
    </EmptyState>,
  );

  expect(screen.getByRole('heading', { level: 3, name: 'No device yet' })).toBeVisible();
  expect(screen.getByText('Sign in on one.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get the app' })).toBeVisible();
});

test('an error that replaces content is announced with its reference', () => {
  render(<ErrorState live title="The list did not arrive" reference="Reference 7F3A" />);

  expect(screen.getByRole('alert')).toHaveTextContent('The list did not arriveReference 7F3A');
});

test('loading indicators have accessible names', () => {
  render(
    <>
      <Spinner label="Measuring" />
      <Skeleton label="Loading the article" />
      <Skeleton label="Loading the picture" shape="block" />
    </>,
  );

  for (const name of ['Measuring', 'Loading the article', 'Loading the picture']) {
    expect(screen.getByRole('status', { name })).toBeInTheDocument();
  }
});
