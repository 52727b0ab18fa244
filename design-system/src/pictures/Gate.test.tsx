import { renderToStaticMarkup } from 'react-dom/server';
import { Gate } from './Gate';

test('the staff marks the level of the sea, and the boat floats at that of the basin', () => {
  const view = renderToStaticMarkup(<Gate sea={196} basin={120} />);

  expect(view).toContain('<path data-line="signal" d="M30 196h34"');
  expect(view).toContain('transform="translate(0 -24)"');
});

test('a gate without changes has water in front of it and a lower basin behind it', () => {
  expect(renderToStaticMarkup(<Gate />)).toBe(
    renderToStaticMarkup(<Gate sea={82} basin={144} boat="" />),
  );
});
