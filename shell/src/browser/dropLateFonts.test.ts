import { dropLateFonts } from './dropLateFonts';

/** A page with a font; `widths` are those of text in it and in the other one. */
function openPage(status: FontFaceLoadStatus, widths: readonly number[]) {
  const faces = ['url("/a.woff2")', 'local("Arial")'].map((src) => `@font-face{src:${src}}`);
  document.head.innerHTML = `<style>${faces.join('')}</style><style data-href="/main.css"></style>`;
  document.body.innerHTML = '<h1>The first words</h1>';
  Object.assign(document, { fonts: new Set([{ status }]) });
  const left = [...widths];
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ width: left.shift() }) as DOMRect);
  dropLateFonts();
  return document.styleSheets[0]?.cssRules.length;
}

test.each<[string, FontFaceLoadStatus, readonly number[], number]>([
  ['a font that is shown', 'loaded', [90, 120], 2],
  ['a font that came late', 'loaded', [120, 120], 1],
  ['a font that has not come yet', 'loading', [120, 120], 2],
])('with %s (%s, %j) the page has %i faces', (_, status, widths, count) => {
  expect(openPage(status, widths)).toBe(count);
  expect(document.body.children).toHaveLength(1);
});
