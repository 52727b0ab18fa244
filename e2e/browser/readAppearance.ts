import type { Page } from '@playwright/test';

const properties = [
  ...['display', 'visibility', 'opacity', 'position', 'order', 'z-index', 'overflow', 'cursor'],
  ...['color', 'background', 'border', 'border-radius', 'outline', 'box-shadow', 'fill', 'stroke'],
  ...['font', 'letter-spacing', 'text-decoration', 'text-align', 'text-wrap', 'list-style'],
  ...['margin', 'padding', 'transform', 'translate', 'animation', 'transition', 'content'],
];

/** The place, size, colours and text style of every element, and of what stands around it. */
export function readAppearance(page: Page, elements: string): Promise<string[]> {
  return page.evaluate(
    ([names, selector]) => {
      const readStyle = (element: Element, pseudo?: string) => {
        const style = getComputedStyle(element, pseudo);
        return names.map((name) => style.getPropertyValue(name)).join('; ');
      };
      return [...document.querySelectorAll(selector)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
        return [
          `${name} at ${[x, y, width, height].map((length) => length.toFixed(1)).join(' ')}`,
          `${name}: ${readStyle(element)}`,
          `${name}::before: ${readStyle(element, '::before')}`,
          `${name}::after: ${readStyle(element, '::after')}`,
        ];
      });
    },
    [properties, elements] as const,
  );
}
