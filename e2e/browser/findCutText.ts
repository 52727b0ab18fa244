import type { Page } from '@playwright/test';

/** Finds text that is clipped by an ancestor and cannot be scrolled into view. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerancePx = 2;
    const cuts = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow));
    };
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[aria-hidden=true]') !== null;

    function findCutter(text: Text): Element | undefined {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      for (let above = text.parentElement; above; above = above.parentElement) {
        if (!cuts(above) || above === document.body) continue;
        const { left, right, top, bottom, width } = above.getBoundingClientRect();
        // Text for screen readers is clipped on purpose.
        if (width <= 1) return undefined;
        const isCut = rects.some(
          (rect) =>
            rect.left < left - tolerancePx ||
            rect.right > right + tolerancePx ||
            rect.top < top - tolerancePx ||
            rect.bottom > bottom + tolerancePx,
        );
        if (isCut) return above;
      }
      return undefined;
    }

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || isHidden(parent)) continue;
      const cutter = findCutter(text);
      if (cutter) found.push(`${text.data.trim().slice(0, 40)} in ${cutter.className}`);
    }
    return found;
  });
}
