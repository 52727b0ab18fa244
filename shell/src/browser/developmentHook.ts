/**
 * Development builds alone, before React: a remote that a developer serves brings its own fast
 * refresh, which finds this page's renderer through the hook that React announces itself to.
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
  // Fast refresh replaces these with its own when a remote brings it.
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
