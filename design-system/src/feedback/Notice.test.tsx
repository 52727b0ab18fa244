import { render, screen } from '@testing-library/react';
import { Notice, type NoticeTone } from './Notice';
import { ToastRegion } from './ToastRegion';

afterEach(() => {
  jest.restoreAllMocks();
});

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

test.each([
  [true, ['It failed']],
  [false, []],
])('only a live notice is scrolled into view: %s', (live, scrolledTo) => {
  const found: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(
    this: Element,
  ) {
    found.push(this.textContent);
  });

  const { rerender } = render(<Notice live={live}>It failed</Notice>);
  rerender(<Notice live={live}>It failed again</Notice>);

  expect(found).toEqual(scrolledTo);
});

test('a notice in the initial page is not announced', () => {
  render(<Notice tone="danger">Exposed</Notice>);

  expect(screen.getByText('Exposed')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the region of toasts exists before the first toast', () => {
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
