import type { CDPSession, Page } from '@playwright/test';

/** The focus during one traversal of a page. */
export interface Pass {
  /** Focusable elements in document order. */
  stops: string[];
  /** The focused element after each key. */
  visited: string[];
  /** Stops without a visible focus indicator, or covered by another element. */
  faults: string[];
}

interface Watch {
  stops: Element[];
  visited: (Element | null)[];
  faults: string[];
  name: (element: Element | null) => string;
  noteFocus: () => void;
}

interface WatchedWindow {
  keyboardWatch: Watch;
}

/** Runs in the page; each keydown records the focus that the previous key caused. */
function watchFocus(): void {
  const usable =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';
  const places = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'clipPath'] as const;

  function isOfAnotherChoice(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (one) => one.name === element.name && one.form === element.form && !one.disabled,
    );
    return element !== (group.find(({ checked }) => checked) ?? group[0]);
  }
  function isStop(element: Element): boolean {
    return (
      (element as HTMLElement).tabIndex >= 0 &&
      !element.matches(':disabled, [type=hidden]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !isOfAnotherChoice(element)
    );
  }
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  /** Labels of inputs and cards around links may draw the focus indicator instead. */
  const around = (element: Element): Element[] => [
    element,
    ...labelsOf(element),
    ...[
      element.parentElement,
      element.nextElementSibling,
      element.closest('.tg-card, .tg-choice'),
    ].filter((other) => other !== null),
  ];
  const readStyle = (element: Element): string =>
    around(element)
      .map((one) => {
        const style = getComputedStyle(one);
        return places.map((place) => style[place]).join();
      })
      .join(' / ');
  function name(element: Element | null): string {
    if (!element || element === document.body) return 'the page';
    const { textContent, tagName } = element;
    const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? textContent;
    return `${tagName.toLowerCase()} ${label.replace(/\s+/g, ' ').trim().slice(0, 50)}`;
  }
  /** Finds what covers an element entirely (WCAG 2.4.11). */
  function findCover(element: Element): string | undefined {
    const covers = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].map((part) => {
        const found = document.elementFromPoint(
          left + (right - left) * part,
          top + (bottom - top) * part,
        );
        const isSeen = found && [element, ...labelsOf(element)].some((one) => one.contains(found));
        return isSeen ? undefined : name(found);
      }),
    );
    return covers.includes(undefined) ? undefined : (covers[0] ?? 'nothing: it has no place');
  }

  const stops = [...document.querySelectorAll(usable)].filter(isStop);
  const before = new Map(stops.map((stop) => [stop, readStyle(stop)]));
  const watch: Watch = { stops, visited: [], faults: [], name, noteFocus };
  function noteFocus(): void {
    const element = document.activeElement;
    watch.visited.push(element);
    if (!element || !before.has(element)) return;
    if (readStyle(element) === before.get(element)) watch.faults.push(`${name(element)}: no sign`);
    const cover = findCover(element);
    if (cover !== undefined) watch.faults.push(`${name(element)}: under ${cover}`);
  }
  (window as unknown as WatchedWindow).keyboardWatch = watch;
  addEventListener('keydown', noteFocus, { capture: true });
}

async function readPass(page: Page): Promise<Pass> {
  return page.evaluate(() => {
    const { keyboardWatch } = window as unknown as WatchedWindow;
    const { stops, visited, faults, name, noteFocus } = keyboardWatch;
    noteFocus();
    const pass = {
      stops: stops.map((stop) => name(stop)),
      // The first entry had the focus before any key.
      visited: visited.slice(1).map((element) => name(element)),
      faults: [...new Set(faults)],
    };
    keyboardWatch.visited = [];
    return pass;
  });
}

/** The modifier value of the DevTools protocol. */
const shiftKey = 8;

/** Does not wait for each reply, because a round trip takes longer than a key. */
async function pressTab(keyboard: CDPSession, times: number, modifiers = 0): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers } as const;
  const keys = Array.from({ length: times }, () =>
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
  );
  await Promise.all(keys);
}

/** Tabs forward through the page until the focus leaves it, then back. */
export async function readFocusOrder(page: Page): Promise<{ forward: Pass; backward: Pass }> {
  await page.evaluate(watchFocus);
  const { stops } = await readPass(page);
  const keyboard = await page.context().newCDPSession(page);
  await pressTab(keyboard, stops.length + 1);
  const forward = await readPass(page);
  await pressTab(keyboard, stops.length, shiftKey);
  const backward = await readPass(page);
  await keyboard.detach();
  return { forward, backward };
}
