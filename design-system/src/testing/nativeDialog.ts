/** Polyfills modal dialogs in jsdom: focus, Escape and `close`. */
function install(dialog: typeof HTMLDialogElement.prototype): void {
  const opened = new WeakMap<HTMLDialogElement, () => void>();

  dialog.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
    const before = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>(
      '[autofocus], button, [href], input, select, textarea',
    )?.focus();

    const handleKey = ({ key }: KeyboardEvent) => {
      const goesOn =
        key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }));
      if (goesOn) this.close();
    };
    document.addEventListener('keydown', handleKey);
    opened.set(this, () => {
      document.removeEventListener('keydown', handleKey);
      if (before instanceof HTMLElement) before.focus();
    });
  };

  dialog.close = function close() {
    if (!this.open) return;
    this.open = false;
    opened.get(this)?.();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

install(HTMLDialogElement.prototype);
