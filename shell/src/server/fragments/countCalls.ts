import type { ApiTransport } from '@tidegate/contracts/siteApi';
import { FragmentFailed } from './protocol/fragmentFailed';

/** Limit of API calls per region. */
const mostCalls = 50;

/** Activity of a fragment that has not replied yet. */
export interface Waiting {
  unanswered: number;
  /** API calls with a response, which the process may not have received yet. */
  answered: number;
  /** When its next timer is due, on the clock of `performance.now`. */
  wakeAt: number | undefined;
  turns: number;
  cpuMs: number;
}

/** Records the API calls of a fragment, and refuses more than a region needs. */
export function countCalls(transport: ApiTransport, waiting: Waiting): ApiTransport {
  let calls = 0;
  return async (request) => {
    calls += 1;
    if (calls > mostCalls) throw new FragmentFailed('remotes.invalidReply', 'made too many calls');
    waiting.unanswered += 1;
    try {
      return await transport(request);
    } finally {
      waiting.unanswered -= 1;
      waiting.answered += 1;
    }
  };
}
