import { render, screen } from '@testing-library/react';
import { Notice, type NoticeTone } from './Notice';
import { ToastRegion } from './ToastRegion';

test.each<[NoticeTone, 'alert' | 'status']>([
  ['danger', 'alert'],
  ['caution', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
])('a live notice of tone %s is a live %s', (tone, role) => {
  render(
    <Notice tone={tone} live title="Payment">
      It failed
    </Notice>,
  );

  expect(screen.getByRole(role)).toHaveTextContent('PaymentIt failed');
});

test('a notice that was there from the start does not interrupt', () => {
  render(<Notice tone="danger">Exposed</Notice>);

  expect(screen.getByText('Exposed')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('toasts stand in a region that is there before them', () => {
  const { rerender } = render(<ToastRegion label="Messages" />);
  const region = screen.getByRole('region', { name: 'Messages' });

  rerender(
    <ToastRegion label="Messages">
      <Notice>Saved</Notice>
    </ToastRegion>,
  );

  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent('Saved');
});
