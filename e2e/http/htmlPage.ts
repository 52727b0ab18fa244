import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { parseHtml } from '../site/parseHtml';
import { settings } from '../site/settings';

type Elements = ReturnType<CheerioAPI>;

/** A page without scripting, as the server sent it. */
export interface HtmlPage {
  url: string;
  status: number;
  headers: Record<string, string>;
  html: string;
  $: CheerioAPI;
  mainText: string;
  /** The text of the element that the address's fragment names. */
  targetText: string;
}

export const readText = (elements: Elements): string => elements.text().replace(/\s+/g, ' ').trim();

/** Browsers keep the fragment across redirects, unless the redirect has one. */
async function toPage(reply: APIResponse, fragment = ''): Promise<HtmlPage> {
  const html = await reply.text();
  const $ = parseHtml(html);
  const target = (new URL(reply.url()).hash || fragment).slice(1);
  return {
    url: reply.url(),
    status: reply.status(),
    headers: reply.headers(),
    html,
    $,
    mainText: readText($('main')),
    targetText: target === '' ? '' : readText($(`[id="${target}"]`)),
  };
}

export async function getPage(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HtmlPage> {
  return toPage(await request.get(path, { headers: { accept: 'text/html', ...headers } }));
}

export function pathOf({ url }: Pick<HtmlPage, 'url'>): string {
  return url.replace(settings.siteUrl, '');
}

function findOne(elements: Elements, what: string): Elements {
  if (elements.length !== 1) throw new Error(`${what}: ${elements.length} on the page, not one`);
  return elements;
}

function nameOf($: CheerioAPI, element: Elements): string {
  const label = element.attr('aria-label');
  if (label !== undefined) return label;
  const ids = (element.attr('aria-labelledby') ?? '').split(' ').filter((id) => id !== '');
  if (ids.length > 0) return ids.map((id) => readText($(`[id="${id}"]`))).join(' ');
  return (
    readText($(`label[for="${element.attr('id') ?? ''}"]`)) || readText(element.closest('label'))
  );
}

const controls = 'input:not([type=hidden]), select, textarea';

export function findField({ $ }: HtmlPage, name: string, within: Elements = $('body')): Elements {
  const named = within.find(controls).filter((_, element) => nameOf($, $(element)) === name);
  return findOne(named, `field “${name}”`);
}

export function findUnnamed({ $ }: HtmlPage): string[] {
  const unnamed = $(controls).filter((_, element) => nameOf($, $(element)) === '');
  return unnamed.toArray().map((element) => $.html(element));
}

/** The accessible description of a field. */
export function readDescription({ $ }: HtmlPage, field: Elements): string {
  const ids = (field.attr('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => readText($(`[id="${id}"]`))).join(' ');
}

function findButton({ $ }: HtmlPage, name: string, within = 'body'): Elements {
  const named = $(within)
    .find('form button:not([type=button])')
    .filter((_, button) => ($(button).attr('aria-label') ?? readText($(button))) === name);
  return findOne(named, `button “${name}”`);
}

export function findLink({ $ }: HtmlPage, name: string, within = 'body'): Elements {
  const named = $(within)
    .find('a[href]')
    .filter((_, link) => ($(link).attr('aria-label') ?? readText($(link))) === name);
  return findOne(named, `link “${name}”`);
}

export async function followLink(
  request: APIRequestContext,
  page: HtmlPage,
  name: string,
  within?: string,
): Promise<HtmlPage> {
  const href = findLink(page, name, within).attr('href') ?? '';
  return getPage(request, new URL(href, page.url).href);
}

function fill(page: HtmlPage, form: Elements, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = findField(page, name, form);
    if (field.attr('type') !== 'radio') {
      if (field.is('textarea')) field.text(value);
      else field.attr('value', value);
      continue;
    }
    const group = form.find(`input[type=radio][name="${field.attr('name') ?? ''}"]`);
    group.removeAttr('checked');
    field.attr('checked', '');
  }
}

/** Fills fields by label, a radio group by any of its labels, and presses the button. */
export async function submitForm(
  request: APIRequestContext,
  page: HtmlPage,
  button: string,
  values: Readonly<Record<string, string>> = {},
  within?: string,
): Promise<HtmlPage> {
  const pressed = findButton(page, button, within);
  const form = pressed.closest('form');
  fill(page, form, values);
  const own = pressed.attr('name');
  const sent = new URLSearchParams(
    form.serializeArray().map(({ name, value }): [string, string] => [name, value]),
  );
  if (own !== undefined) sent.append(own, pressed.attr('value') ?? '');
  const target = new URL(form.attr('action') ?? '', page.url);
  const { hash } = target;
  target.hash = '';
  if ((form.attr('method') ?? 'get').toLowerCase() === 'get') {
    target.search = sent.toString();
    return getPage(request, target.href);
  }
  const { origin } = new URL(page.url);
  return toPage(
    await request.post(target.href, {
      // Browsers send these headers with a form.
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        referer: page.url,
        'sec-fetch-site': 'same-origin',
      },
      data: sent.toString(),
    }),
    hash,
  );
}
