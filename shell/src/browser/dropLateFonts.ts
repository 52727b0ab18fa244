/** Whether text in the font of an element has another width than in a font that differs from it. */
function isShown(element: Element): boolean {
  const [family = ''] = getComputedStyle(element).fontFamily.split(',');
  const sample = document.createElement('span');
  sample.textContent = element.textContent;
  Object.assign(sample.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'nowrap' });
  document.body.append(sample);
  const [own, other] = [`${family}, monospace`, 'monospace'].map((fontFamily) => {
    sample.style.fontFamily = fontFamily;
    return sample.getBoundingClientRect().width;
  });
  sample.remove();
  return own !== other;
}

/**
 * Removes fonts that came too late for the first paint, which used their stand-in. New stylesheets
 * let a browser choose its fonts again, and another one would move the text.
 */
export function dropLateFonts(): void {
  const heading = document.querySelector('h1');
  const isLoaded = [...document.fonts].some(({ status }) => status === 'loaded');
  if (!heading || !isLoaded || isShown(heading)) return;
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>(
    'head > style:not([data-href])',
  )) {
    const rules = [...(sheet?.cssRules ?? [])].entries();
    // The stand-in is a font of the system.
    for (const [place, { cssText }] of [...rules].reverse()) {
      if (cssText.includes('url(')) sheet?.deleteRule(place);
    }
  }
}
