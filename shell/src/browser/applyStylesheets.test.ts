import { applyStylesheets } from './applyStylesheets';

const inlineStyle = (href: string) =>
  `<style data-href="${href}" data-integrity="sha384-x">p{top:0}</style>`;

function findLink(href: string): HTMLLinkElement {
  const link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (!link) throw new Error(`no link to ${href}`);
  return link;
}

beforeEach(() => {
  Object.assign(document, { fonts: new Set() });
});

test('the stylesheets replace their rules once all have come', async () => {
  document.head.innerHTML = inlineStyle('/shell.css') + inlineStyle('/blog.css') + '<meta>';
  const read = () => [...document.head.children].map(({ localName }) => localName);

  const applied = applyStylesheets();
  findLink('/blog.css').dispatchEvent(new Event('load'));
  const between = [read(), findLink('/blog.css').media];
  findLink('/shell.css').dispatchEvent(new Event('load'));

  await expect(applied).resolves.toBe(true);
  expect(between).toEqual([['style', 'link', 'style', 'link', 'meta'], 'not all']);
  expect(read()).toEqual(['link', 'link', 'meta']);
  expect(findLink('/shell.css').integrity).toBe('sha384-x');
  expect(findLink('/shell.css').media).toBe('');
});

test('the rules of a page stay if their stylesheet does not come', async () => {
  document.head.innerHTML = inlineStyle('/shell.css');

  const applied = applyStylesheets();
  findLink('/shell.css').dispatchEvent(new Event('error'));

  await expect(applied).resolves.toBe(false);
  expect(document.querySelectorAll('style')).toHaveLength(1);
});

test('a page with links to its stylesheets starts at once', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/shell.css">';

  await expect(applyStylesheets()).resolves.toBe(true);
});
