import type { Locator, Page } from '@playwright/test';
import { generateEmail } from '../e2e/site/settings';

/** What a visitor sees of an accepted tap: an element that appears or, else, one that disappears. */
export interface Effect {
  shows?: string;
  hides?: string;
}

/** A kind of control, found in every language. A wait fails if the tap is lost. */
export interface Control {
  path: string;
  /** The limit until the effect of the first use. A native control needs no script. */
  limitMs: number;
  /** Whether the visitor has not answered the question about cookies. */
  isConsentOpen?: boolean;
  fill?: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
  effect: Effect;
  /** Until React or the server has answered; a control without it is answered by its effect. */
  waitForAnswer?: (page: Page) => Promise<unknown>;
}

const nativeMs = 150;
const scriptedMs = 1800;

const banner = (page: Page) => page.locator('[data-remote^=campaigns] aside');
const menu = (page: Page) => page.getByRole('banner').locator('details').filter({ visible: true });
const submit = (page: Page) => page.locator('main form[method=post] button[type=submit]').last();
const question = (page: Page) => page.locator('[data-consent-question]');

const busy = { shows: 'main form button:is([aria-busy=true], [aria-disabled=true])' };

export const controls: Readonly<Record<string, Control>> = {
  banner: {
    path: '/home',
    limitMs: scriptedMs,
    find: (page) => banner(page).getByRole('button'),
    effect: { hides: '[data-remote^=campaigns] aside button' },
    waitForAnswer: (page) => banner(page).waitFor({ state: 'detached' }),
  },
  menu: {
    path: '/pricing',
    limitMs: nativeMs,
    find: (page) => menu(page).last().locator('summary'),
    effect: { shows: 'header details[open]' },
  },
  plan: {
    path: '/pricing',
    limitMs: nativeMs,
    find: (page) => page.getByRole('main').getByRole('radio').last(),
    effect: { shows: 'main fieldset label:last-child input:checked' },
  },
  login: {
    path: '/login',
    limitMs: scriptedMs,
    async fill(page) {
      await page.locator('main [name=username]').fill(generateEmail());
      await page.locator('main [name=password]').fill('not the password');
    },
    find: submit,
    effect: busy,
    waitForAnswer: (page) => page.getByRole('main').getByRole('alert').waitFor(),
  },
  contact: {
    path: '/contact',
    limitMs: scriptedMs,
    async fill(page) {
      const fields = page.locator(
        'main form[data-page-form] :is(input:not([type=hidden]), textarea)',
      );
      for (const field of await fields.filter({ visible: true }).all()) {
        const isEmail = (await field.getAttribute('type')) === 'email';
        await field.fill(isEmail ? generateEmail() : 'Which gate is mine?');
      }
    },
    find: submit,
    effect: busy,
    waitForAnswer: (page) => page.locator('form[data-page-form]').waitFor({ state: 'detached' }),
  },
  search: {
    path: '/blog',
    limitMs: scriptedMs,
    fill: (page) => page.getByRole('searchbox').fill('vpn'),
    find: (page) => page.getByRole('search').locator('button[type=submit]'),
    // React Router shows the progress of a navigation; without script the next page is the effect.
    effect: { shows: '[role=status][data-busy=true], [type=search][value=vpn]' },
    // Chromium does not close a throttled page that is still loading.
    waitForAnswer: (page) => page.waitForURL(/q=vpn/, { waitUntil: 'load' }),
  },
  consent: {
    path: '/features',
    limitMs: nativeMs,
    isConsentOpen: true,
    find: (page) => question(page).locator('[value=no]'),
    effect: { hides: '[data-consent-question]' },
    waitForAnswer: (page) => question(page).waitFor({ state: 'detached' }),
  },
};
