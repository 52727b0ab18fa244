type Listener = () => void;

/** Subset of AbortSignal (DOM standard) for fetch-like code, without event bubbling. */
class Signal {
  aborted = false;
  reason: unknown;
  onabort: Listener | null = null;
  readonly #listeners = new Set<Listener>();

  addEventListener(type: string, listener: Listener): void {
    if (type === 'abort') this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    this.onabort?.();
    for (const listener of this.#listeners) listener();
  }
}

export class SandboxAbortController {
  readonly signal = new Signal();

  abort(reason: unknown = new Error('This operation was aborted')): void {
    this.signal.abort(reason);
  }
}
