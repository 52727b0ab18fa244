import { screen } from '@testing-library/react';
import { renderAsVisitor } from '../testing/renderAsVisitor';
import { Disclosure } from './Disclosure';

test('the summary shows and hides the content', async () => {
  const { user } = renderAsVisitor(
    <Disclosure summary="Can I leave at any time?">Yes.</Disclosure>,
  );
  expect(screen.getByText('Yes.')).not.toBeVisible();

  await user.click(screen.getByText('Can I leave at any time?'));

  expect(screen.getByText('Yes.')).toBeVisible();
});
