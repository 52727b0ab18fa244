/** Lives above the Suspense boundary: React discards the state below it while a view suspends. */
export interface RenderClock {
  /** The view renders or is hidden again. Safe during a render that React discards. */
  begin: () => void;
  stop: () => void;
  /** The boundary is part of the page until the returned function is called. */
  mount: () => () => void;
}

/** A page that was blocked, perhaps by other code, gets this long to show what is ready. */
const lastMs = 500;

/** Calls `onLate` once if a mounted view is not shown within `deadlineMs`. */
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
