import { readAppearance } from '../../browser/readAppearance';
import { replaceInlineStyles } from '../../browser/replaceInlineStyles';
import { expect, test } from '../../fixtures';
import { readingOn, sitePages } from '../../site/pages';

const names = [
  ...['/', '/features', '/vpn-server', '/download/windows', '/pricing'],
  ...['/blog', 'an article', '/login', '/blackfriday', '/contact'],
];

/** Browsers mark an entry of a table of contents by `:target-current` only after a while. */
const compared = 'html, body, body *:not(li > a[href^="#"])';

const schemes = { desktop: 'light', phone: 'dark' } as const;

test.use({ javaScriptEnabled: false });

for (const { name, locate } of sitePages.filter((page) => names.includes(page.name))) {
  test(`${name} looks the same with its inline rules as with whole stylesheets`, async ({
    page,
    device,
    problems,
  }) => {
    // Fonts may arrive between the two measurements. Without script no preloaded one is allowed.
    problems.expect(/\.woff2/, /^request failed: csp .*\.js$/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ colorScheme: schemes[device], reducedMotion: 'reduce' });
    await page.goto(readingOn[device].prefix + (await locate()));
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
    const withInlineRules = await readAppearance(page, compared);

    await replaceInlineStyles(page);

    const appearance = await readAppearance(page, compared);
    expect(appearance.length).toBeGreaterThan(100);
    expect(withInlineRules.filter((line, place) => line !== appearance[place])).toEqual([]);
  });
}
