import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleCover } from './ArticleCover';

test('a cover is decorative and shows three flags of its article', () => {
  const view = renderToStaticMarkup(<ArticleCover unikey="how-a-webrtc-leak-happens" />);

  expect(view).toContain('aria-hidden="true"');
  expect(view.match(/<g data-line="ink"/g)).toHaveLength(3);
  expect(view).not.toBe(renderToStaticMarkup(<ArticleCover unikey="reading-an-ip-address" />));
});
