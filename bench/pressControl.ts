import type { Browser, Locator, Page } from '@playwright/test';
import { waitUntilLive } from '../e2e/browser/openPage';
import type { Control, Effect } from './controls';
import { openSlowPhone } from './openSlowPhone';

const longestWaitMs = 30_000;
const mostAttempts = 4;

/** When a control is tapped: after its first paint, or once the page has loaded and runs its script. */
export type Moment = number | 'live';

export interface Press {
  /** From the tap, as the browser dates it, until the frame that shows its effect. */
  effectMs: number;
  /** The same until the answer, and the time that Playwright takes to see it. */
  answerMs: number;
}

/**
 * Stores when the browser received the first tap and when a frame had shown its effect, also in the
 * next document. Requests no frames before, because each would delay the page's own work.
 */
function watchTap({ shows, hides = '' }: Effect): void {
  const requestFrame = requestAnimationFrame.bind(window);
  // Of a priority above the tasks that became due while the frame was drawn.
  const afterFrame = { priority: 'user-blocking' } as const;
  let isInFrame = false;
  window.requestAnimationFrame = (callback) =>
    requestFrame((time) => {
      isInFrame = true;
      void scheduler.postTask(() => {
        isInFrame = false;
      }, afterFrame);
      callback(time);
    });
  const changes = new MutationObserver(() => {
    if (sessionStorage.getItem('tapped') === null) return;
    const isShown = shows
      ? document.querySelector(shows) !== null
      : !document.querySelector(hides)?.checkVisibility();
    if (!isShown) return;
    changes.disconnect();
    const frames = isInFrame ? Promise.resolve() : new Promise(requestFrame);
    void frames.then(() => {
      // What the callbacks of a frame change, it shows.
      void scheduler.postTask(() => {
        sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now()));
      }, afterFrame);
    });
  });
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  // The browser checks a radio button without changing the document.
  const checked = document.createComment('');
  changes.observe(checked, { characterData: true });
  document.addEventListener('change', () => (checked.data = 'changed'));
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
    },
    { capture: true, once: true, passive: true },
  );
}

const readTap = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('tapped')));

/** Resolves with the milliseconds from the tap until its effect. */
async function readEffect(page: Page): Promise<number> {
  const effectMs = await page.waitForFunction(
    () => {
      const [tappedAt, shownAt] = ['tapped', 'shown'].map((name) => sessionStorage.getItem(name));
      return shownAt && Number(shownAt) - Number(tappedAt);
    },
    undefined,
    { polling: 100 },
  );
  return Number(await effectMs.jsonValue());
}

/** A busy site may leave a region out of the first page that it renders. */
async function openUntilFound(target: Locator, url: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    await target.page().goto(url, { waitUntil: 'commit' });
    const found = target.waitFor({ state: 'attached', timeout: 5000 });
    const isFound = await found.then(
      () => true,
      () => false,
    );
    if (isFound) return;
  }
  throw new Error(`${url} shows no such control`);
}

async function findCentre(target: Locator): Promise<{ x: number; y: number }> {
  // In the middle, where no bar at the edge of the screen covers it.
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const box = await target.boundingBox();
  if (!box) throw new Error('a control is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens a page and taps a control. Resolves with undefined if the tap is lost. */
export async function pressControl(
  browser: Browser,
  prefixUrl: string,
  { control, moment }: { control: Control; moment: Moment },
): Promise<Press | undefined> {
  const { context, page } = await openSlowPhone(browser, control);
  page.setDefaultTimeout(longestWaitMs);
  await page.addInitScript(watchTap, control.effect);
  const target = control.find(page);
  await openUntilFound(target, prefixUrl + control.path);
  if (moment === 'live') {
    await waitUntilLive(page);
    // The first use of a control may have to load more, such as the router that navigates.
    await page.waitForLoadState('networkidle');
  } else await page.waitForTimeout(moment);
  await control.fill?.(page);
  const { x, y } = await findCentre(target);
  try {
    const answer = control.waitForAnswer?.(page).then(Date.now);
    const [, effectMs, answeredAt] = await Promise.all([
      page.touchscreen.tap(x, y),
      readEffect(page),
      answer,
    ]);
    const tappedAt = await readTap(page);
    return { effectMs, answerMs: answeredAt ? answeredAt - tappedAt : effectMs };
  } catch {
    return undefined;
  } finally {
    await context.close();
  }
}
