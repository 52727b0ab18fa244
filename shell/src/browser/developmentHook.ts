/**
 * Development only, and before React: the fast refresh of a remote that a developer serves finds
 * this page's renderer through React's DevTools hook.
 */
interface DevelopmentHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject: (renderer: unknown) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: DevelopmentHook | undefined;
}

function ignore(): void {
  // Fast refresh replaces these functions when a remote loads it.
}

function createHook(): DevelopmentHook {
  const renderers = new Map<number, unknown>();
  return {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= createHook();

export {};
