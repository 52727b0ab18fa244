/** On the document and on each region once React answers its events. */
export const liveMark = 'data-live';

export function markLive(element: Element | null): void {
  element?.setAttribute(liveMark, '');
}
