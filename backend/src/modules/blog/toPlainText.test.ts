import { toPlainText } from './toPlainText';

test('plain text has no markup, entities and repeated spaces', () => {
  expect(toPlainText('<p>Law &amp; <em>order</em></p>\n<p>&#8220;Two&#8221;</p>')).toBe(
    'Law & order “Two”',
  );
});

test('plain text has the caption of a figure, but no labels of its drawing', () => {
  const html =
    '<figure><svg role="img"><text>Page</text></svg><figcaption>A leak</figcaption></figure>';

  expect(toPlainText(html)).toBe('A leak');
});
