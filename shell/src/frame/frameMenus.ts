const openMenus = 'details[name=frame-menu][open]';

/** Closes the menus of the frame, but for one that holds what the visitor is at. */
export function closeMenus(at?: Node): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (!at || !menu.contains(at)) menu.open = false;
  }
}

/** Gives the focus back to what opened a menu: closed, it would take it along. */
function returnFocus(): void {
  const menu = document.activeElement?.closest(openMenus);
  menu?.querySelector('summary')?.focus();
}

/** A menu opens without script; it lies over the page, so it goes when the visitor goes on. */
export function followMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    returnFocus();
    closeMenus();
  });
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Node) closeMenus(target);
    });
  }
}
