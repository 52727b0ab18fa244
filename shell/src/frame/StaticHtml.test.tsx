import { trustedHtmlKey } from '@tidegate/contracts/remotes/trustedHtml';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaticHtml } from './StaticHtml';

afterEach(() => Reflect.deleteProperty(globalThis, trustedHtmlKey));

test('HTML of the server keeps what the visitor did when it is rendered again', async () => {
  // As Trusted Types do, which make an object for each call.
  const createHTML = (html: string) => Object(html) as string;
  Reflect.set(globalThis, trustedHtmlKey, { createHTML });
  const html = '<label>City <input></label>';
  const { rerender } = render(<StaticHtml html={html} />);
  await userEvent.type(screen.getByLabelText('City'), 'Tokyo');

  rerender(<StaticHtml html={html} />);

  expect(screen.getByLabelText('City')).toHaveValue('Tokyo');
});
