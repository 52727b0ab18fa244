import { createHash } from 'node:crypto';
import { expect, test } from './fixtures';
import { userAgents } from '../site/languages';
import { readingOn, sitePages } from '../site/pages';
import { settings } from '../site/settings';
import { findUnnamed, getPage, type HtmlPage, readText } from './htmlPage';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Every script and style needs a hash; data blocks are never executed. */
function findUnhashedScripts({ $, headers }: HtmlPage): string[] {
  const policy = headers['content-security-policy'] ?? '';
  const loaded = $('script[src], link[rel=stylesheet]').filter(
    (_, element) => !($(element).attr('integrity') ?? '').startsWith('sha384-'),
  );
  const inline = $('style, script:not([src])').filter((_, element) => {
    const isData = /^application\/(ld\+)?json$/.test($(element).attr('type') ?? '');
    return !isData && !policy.includes(hashOf($(element).text()));
  });
  const handlers = $('*').filter((_, element) =>
    Object.keys($(element).attr() ?? {}).some((name) => /^(on|style$)/i.test(name)),
  );
  const found = [loaded, inline, handlers].flatMap((one) => one.toArray());
  return found.map((element) => $.html(element).slice(0, 200));
}

/** A positive `tabindex` changes the keyboard order. */
function findReordered({ $ }: HtmlPage): string[] {
  const numbered = $('[tabindex]').filter((_, element) => Number($(element).attr('tabindex')) > 0);
  return numbered.toArray().map((element) => $.html(element).slice(0, 200));
}

/** Forms that put typed values into the address or send them to another site. */
function findUnsafeForms({ $, url }: HtmlPage): string[] {
  const unsafe = $('form').filter((_, element) => {
    const form = $(element);
    const target = new URL(form.attr('action') ?? '', url);
    const isSearch = form.find('[name]:not([name=q], [name=coupon])').length === 0;
    const isPosted = form.attr('method') === 'post';
    return target.origin !== settings.siteUrl || !(isPosted || isSearch);
  });
  return unsafe.toArray().map((element) => $.html(element).slice(0, 200));
}

function readFacts({ $, status, headers, mainText }: HtmlPage) {
  return {
    status,
    policy: headers['content-security-policy'] ?? '',
    language: $('html').attr('lang'),
    direction: $('html').attr('dir'),
    title: readText($('title')),
    heading: $('h1')
      .map((_, one) => readText($(one)))
      .get(),
    mainText,
    mains: $('main#content').length,
    footers: $('footer').not('main footer').length,
    hidden: $('[hidden] h1, [hidden] footer').length,
    firstLink: $('body a[href]').first().attr('href'),
  };
}

for (const { name, status, locate } of sitePages) {
  for (const device of ['desktop', 'phone'] as const) {
    test(`${name} reads without script on ${device}`, async ({ playwright }) => {
      const { language, prefix, direction } = readingOn[device];
      const visitor = { baseURL: settings.siteUrl, userAgent: userAgents[device] };
      const request = await playwright.request.newContext(visitor);
      const page = await getPage(request, prefix + (await locate()));
      await request.dispose();

      const facts = readFacts(page);
      expect.soft(facts).toMatchObject({
        ...{ status, language, direction, mains: 1, footers: 1, hidden: 0 },
        title: expect.stringMatching(/\S{3}/),
        heading: [expect.stringMatching(/\S{3}/)],
        mainText: expect.stringMatching(/\S{3}/),
        // The first link skips the menus.
        firstLink: '#content',
      });
      expect.soft(facts.policy).toContain("script-src 'self'");
      expect.soft(facts.policy).not.toMatch(/unsafe-(inline|eval)/);
      expect.soft(findUnhashedScripts(page), 'unhashed or inline code').toEqual([]);
      expect.soft(findReordered(page), 'another order than that of the document').toEqual([]);
      expect.soft(findUnnamed(page), 'fields without a label').toEqual([]);
      expect.soft(findUnsafeForms(page), 'forms').toEqual([]);
    });
  }
}
