/**
 * Follows the view of one version from the start of its rendering until the page shows it. It lives
 * above the view's Suspense boundary, where nothing is lost while the view waits.
 */
export interface RenderClock {
  /** The view renders, or is hidden again. Safe while rendering: a render may be discarded. */
  begin: () => void;
  /** The page shows the view. */
  stop: () => void;
  /** What holds the boundary is part of the page, until the answer is called. */
  mount: () => () => void;
}

/** A page that was blocked has this long to show what is ready: whoever blocked it is another. */
const lastMs = 500;

/** Calls `onLate` once if a view of the page is not shown for `deadlineMs`; never without those. */
export function createRenderClock(deadlineMs: number | undefined, onLate: () => void): RenderClock {
  let isMounted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end() {
    if (isMounted) onLate();
  }
  function begin() {
    if (deadlineMs === undefined) return;
    timer ??= setTimeout(() => {
      timer = setTimeout(end, lastMs);
    }, deadlineMs - lastMs);
  }
  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    begin,
    stop,
    mount() {
      isMounted = true;
      return () => {
        isMounted = false;
        stop();
      };
    },
  };
}
