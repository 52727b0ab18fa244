import { markHeadings } from './markHeadings';

test.each([
  ['a plain heading', '<h2>What a protocol decides</h2>', 'what-a-protocol-decides'],
  ['markup and entities', '<h2>What <em>law</em> &amp; order&nbsp;ask?</h2>', 'what-law-order-ask'],
  ['attributes', '<h2 class="x" id="main">Two families</h2>', 'two-families'],
  ['accents', '<h2>Où va l’adresse ?</h2>', 'où-va-l-adresse'],
  ['another script', '<h2>VPNの選び方</h2>', 'vpnの選び方'],
])('a heading with %s gets an id from its text', (_, html, id) => {
  const { headings } = markHeadings(html);

  expect(headings.map((heading) => heading.id)).toEqual([`section-${id}`]);
});

test('the ids are in the HTML, and the headings have plain text', () => {
  const { html, headings } = markHeadings(
    '<p>One</p>\n<h2>Law &amp; <em>order</em></h2><p>Two</p>',
  );

  expect(html).toBe(
    '<p>One</p>\n<h2 id="section-law-order">Law &amp; <em>order</em></h2><p>Two</p>',
  );
  expect(headings).toEqual([{ id: 'section-law-order', text: 'Law & order' }]);
});

test('headings of the same text get different ids', () => {
  const { headings } = markHeadings('<h2>Why?</h2><h2>Why</h2><h2>Why 2</h2><h2>!</h2><h2>?</h2>');

  expect(new Set(headings.map(({ id }) => id)).size).toBe(5);
  expect(headings.slice(0, 2).map(({ id }) => id)).toEqual(['section-why', 'section-why-2']);
});

test('other headings and empty ones are not listed', () => {
  const html = '<h3>Aside</h3><h2></h2><h2> </h2>';

  expect(markHeadings(html)).toEqual({ html, headings: [] });
});
