import { readMarkupTokens } from './readMarkupTokens';

test('elements, classes and ids are read, however they are quoted, also of hidden parts', () => {
  const html = `<!DOCTYPE html><html lang="en"><body class="a b"><main id="content">
    <div hidden><linearGradient CLASS='c
      d'/></div><p data-class="e" class=f id=g>h</p></main></body></html>`;

  expect([...readMarkupTokens(html)].sort()).toEqual([
    ...['#content', '#g', '.a', '.b', '.c', '.d', '.f'],
    ...['body', 'div', 'html', 'lineargradient', 'main', 'p'],
  ]);
});
