const openMenus = 'details[name=frame-menu][open]';

/** Closes the menus, except one that contains `at`. */
export function closeMenus(at?: unknown): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    menu.open = at instanceof Node && menu.contains(at);
  }
}

/** Menus open without JavaScript and overlay the page, so this closes them on Escape or leaving. */
export function followMenus(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    // Closing a menu would otherwise lose the focus inside it.
    document.activeElement?.closest(openMenus)?.querySelector('summary')?.focus();
    closeMenus();
  });
  for (const type of ['click', 'focusin']) {
    addEventListener(type, ({ target }) => {
      closeMenus(target);
    });
  }
}
