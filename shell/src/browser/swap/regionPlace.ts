interface Address {
  tag: string;
  /** Most specific first. */
  selectors: readonly string[];
}

/** Focus and scroll offsets in a region. */
export interface Place {
  focused: Address | undefined;
  scrolled: readonly { address: Address; top: number; left: number }[];
}

function toPath(region: Element, element: Element): string {
  const steps: string[] = [];
  for (let at = element; at.parentElement && at !== region; at = at.parentElement) {
    steps.unshift(`:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`);
  }
  return [':scope', ...steps].join(' > ');
}

function toSelector(element: Element, attribute: 'id' | 'name'): string | undefined {
  const value = element.getAttribute(attribute);
  return value ? `[${attribute}=${JSON.stringify(value)}]` : undefined;
}

function toAddress(region: Element, element: Element): Address {
  const path = toPath(region, element);
  const id = toSelector(element, 'id');
  const name = toSelector(element, 'name');
  // Radio buttons share a name, so the path comes first.
  const selectors = [...(id ? [id] : []), ...(name ? [path + name, name] : []), path];
  return { tag: element.localName, selectors };
}

function findElement(region: Element, { tag, selectors }: Address): HTMLElement | undefined {
  for (const selector of selectors) {
    const found = region.querySelector<HTMLElement>(selector);
    if (found?.localName === tag) return found;
  }
  return undefined;
}

export function readPlace(region: Element): Place {
  const focused = document.activeElement;
  const isInside = focused !== region && region.contains(focused);
  return {
    focused: isInside && focused ? toAddress(region, focused) : undefined,
    scrolled: [...region.querySelectorAll('*')]
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .map((element) => ({
        address: toAddress(region, element),
        top: element.scrollTop,
        left: element.scrollLeft,
      })),
  };
}

/** Restores what the region still has an element for. */
export function restorePlace(region: Element, { focused, scrolled }: Place): void {
  for (const { address, top, left } of scrolled) {
    const element = findElement(region, address);
    if (element) Object.assign(element, { scrollTop: top, scrollLeft: left });
  }
  if (focused) findElement(region, focused)?.focus({ preventScroll: true });
}
