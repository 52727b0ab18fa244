import type { AnalyticsEvent, AnalyticsRequest } from '@tidegate/contracts/api/visitors/schemas';
import type { analyticsPath, mostEventsPerCall } from '@tidegate/contracts/api/visitors/endpoints';

const path: typeof analyticsPath = '/api/mms/analytics/v1/events';
const mostEvents: typeof mostEventsPerCall = 50;
const pauseMs = 5000;

export interface EventQueue {
  add: (event: AnalyticsEvent) => void;
  /** Drops unsent events and accepts no more. */
  close: () => void;
}

/** Batches events and sends them after a pause and when the page is hidden or left. */
export function createEventQueue(readUserId: () => string | null): EventQueue {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const request: AnalyticsRequest = {
        user_id: readUserId(),
        events: waiting.slice(0, mostEvents),
      };
      // A beacon survives the page's unload; losing an event is acceptable.
      navigator.sendBeacon(path, new Blob([JSON.stringify(request)], { type: 'application/json' }));
      waiting = waiting.slice(mostEvents);
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);

  return {
    add(event) {
      if (isClosed) return;
      waiting.push(event);
      timer ??= setTimeout(send, pauseMs);
      if (waiting.length >= mostEvents) send();
    },
    close() {
      isClosed = true;
      waiting = [];
    },
  };
}
