const openMenus = 'details[name=frame-menu][open]';

/** Closes the menus, except one that contains `at`. */
export function closeMenus(at?: Node): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (!at || !menu.contains(at)) menu.open = false;
  }
}

/** Closing a menu would otherwise lose the focus inside it. */
function returnFocus(): void {
  const menu = document.activeElement?.closest(openMenus);
  menu?.querySelector('summary')?.focus();
}

/** Menus open without JavaScript and overlay the page, so this closes them on Escape or leaving. */
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
