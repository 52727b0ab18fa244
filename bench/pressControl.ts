import type { Browser, Locator } from '@playwright/test';
import { waitUntilLive } from '../e2e/browser/openPage';
import type { Control } from './controls';
import { openSlowPhone } from './openSlowPhone';

const longestWaitMs = 30_000;
const mostAttempts = 4;

/** When a control is tapped: after its first paint, or once the script of the page runs. */
export type Moment = number | 'live';

export interface Press {
  effectMs: number;
  answerMs: number;
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
  const target = control.find(page);
  await openUntilFound(target, prefixUrl + control.path);
  if (moment === 'live') await waitUntilLive(page);
  else await page.waitForTimeout(moment);
  await control.fill?.(page);
  const { x, y } = await findCentre(target);
  const started = Date.now();
  const sinceTap = () => Date.now() - started;
  try {
    const effect = control.waitForEffect(page).then(sinceTap);
    const answer = control.waitForAnswer?.(page).then(sinceTap);
    const [, effectMs, answerMs] = await Promise.all([page.touchscreen.tap(x, y), effect, answer]);
    return { effectMs, answerMs: answerMs ?? effectMs };
  } catch {
    return undefined;
  } finally {
    await context.close();
  }
}
