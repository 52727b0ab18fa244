import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';
import type { Page } from '@playwright/test';

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

async function follow(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name, exact: true }).click();
}

async function expectArrival(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveTitle(/\S{3}/);
}

test('a visitor navigates from page to page in one document', async ({ page }) => {
  const titles = new Set<string>();
  await openPage(page, '/');
  await markDocument(page);
  titles.add(await page.title());

  await page.evaluate(() => scrollTo(0, 600));
  await follow(page, 'Features');
  await expectArrival(page, '/features');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  titles.add(await page.title());

  await follow(page, 'Pricing');
  await expectArrival(page, '/pricing');
  titles.add(await page.title());

  await follow(page, 'Blog');
  await expectArrival(page, '/blog');
  titles.add(await page.title());

  const article = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await article.first().click();
  await expectArrival(page, /\/blog\/[^/]+$/);
  titles.add(await page.title());

  expect(titles.size).toBe(5);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
});

test('going back and forward restores the scroll position', async ({ page }) => {
  const readTop = () => page.evaluate(() => Math.round(scrollY));
  const goDown = async (top: number) => {
    await page.mouse.wheel(0, top);
    await expect.poll(readTop).toBe(top);
  };
  // A mouse click would scroll to the menu first.
  const followFromHere = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name, exact: true })
      .dispatchEvent('click');
  await openPage(page, '/vpn-server');
  await markDocument(page);
  await goDown(700);
  await followFromHere('Pricing');
  await expectArrival(page, '/pricing');
  expect(await readTop()).toBe(0);
  await goDown(300);
  await followFromHere('Blog');
  await expectArrival(page, '/blog');

  await page.goBack();
  await expect.poll(readTop).toBe(300);
  await page.goBack();
  await expect.poll(readTop).toBe(700);
  await page.goForward();
  await expect.poll(readTop).toBe(300);

  await page.reload();
  await expect.poll(readTop).toBe(300);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect.poll(readTop).toBe(700);
});

test('Back never shows a page at another scroll offset than the one it was left at', async ({
  page,
}) => {
  await openPage(page, '/features');
  await follow(page, 'Pricing');
  await expectArrival(page, '/pricing');
  await page.evaluate(() => scrollTo(0, 500));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Features', exact: true })
    .dispatchEvent('click');
  await expectArrival(page, '/features');
  const frames = await page.evaluateHandle(() => {
    const shown: { heading: string | undefined; top: number }[] = [];
    const follow = () => {
      shown.push({ heading: document.querySelector('h1')?.innerText, top: scrollY });
      requestAnimationFrame(follow);
    };
    follow();
    return shown;
  });

  await page.goBack();
  await expectArrival(page, '/pricing');

  const readTops = async () => {
    const shown = await frames.jsonValue();
    return new Set(shown.filter((frame) => frame.heading === heading).map(({ top }) => top));
  };
  await expect.poll(readTops).toEqual(new Set([500]));
});

test('an unknown address shows the 404 page in the same document', async ({ page }) => {
  await openPage(page, '/features');
  await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere-at-all' });
    link.textContent = 'nowhere';
    document.body.append(link);
  });

  await page.getByRole('link', { name: 'nowhere' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
  expect(await isSameDocument(page)).toBe(true);
});

test('another language is another document at its own address', async ({ page }) => {
  await openPage(page, '/features');
  await page.getByRole('banner').locator('summary', { hasText: 'English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();

  await expect(page).toHaveURL('/de/features');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a page requested without a connection shows a notice and opens on reconnection', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/features');
  await context.setOffline(true);
  await follow(page, 'Blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByText('We have been told')).toBeHidden();
  await expect(page.getByText('You’re offline. What you typed is still here')).toBeVisible();

  await context.setOffline(false);

  await expect(page.getByText('You’re offline. What you typed')).toBeHidden();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('a page of a remote opens although the browser gets no list of the live releases', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route(/\/_site\/(events|generations)/, (route) => route.abort());
  await openPage(page, '/features');

  await follow(page, 'Pricing');

  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('a visitor who points at a link starts the call of its page, which is not repeated', async ({
  page,
}) => {
  const listSizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/providers/plans'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
  await openPage(page, '/aboutus');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first();

  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(await listSizes()).not.toEqual([]);
  }).toPass();
  await link.click();

  await expect(page.getByRole('radio').first()).toBeVisible();
  const [first, ...others] = await listSizes();
  expect(first).toBeGreaterThan(0);
  expect(new Set(others)).toEqual(new Set([0]));
});

test('an article opens in the same document, and Trusted Types refuse plain text as HTML or script', async ({
  page,
  problems,
}) => {
  problems.expect(/Trusted(HTML|ScriptURL)/);
  await openPage(page, '/blog');
  await markDocument(page);
  const article = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = await article.innerText();

  await article.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.locator('main article p').count()).toBeGreaterThan(2);
  expect(await isSameDocument(page)).toBe(true);
  const refusals = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<img src=x>'),
      () => (document.createElement('script').src = 'https://evil.example/x.js'),
      () => new DOMParser().parseFromString('<p>', 'text/html'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return String(error).split(':')[0];
      }
    });
  });
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

for (const [what, files] of [
  ['the shell', '**/assets/federation.*.js'],
  ['a remote', '**/r/pricing/**/*.js'],
] as const) {
  test(`a missing file of ${what} makes the browser load the requested page again`, async ({
    page,
    problems,
  }) => {
    problems.expect(/^reply 404: /, /^console error: .*404/, /^report: .*remotes\.notFound/);
    let isGone = true;
    await openPage(page, '/features');
    await page.route(files, async (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });

    await follow(page, 'Pricing');

    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('radio').first()).toBeVisible();
    expect(isGone).toBe(false);
  });
}
