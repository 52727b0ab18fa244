/** A pointer that only passes a link shows no intent. */
const pointedMs = 65;

/** Calls back with each link that a visitor points at for a moment, touches or focuses. */
export function followIntent(onIntent: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow({ target, type }: Event) {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    if (type === 'pointerover') timer = setTimeout(onIntent, pointedMs, link);
    else onIntent(link);
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, follow, { passive: true });
  }
}
