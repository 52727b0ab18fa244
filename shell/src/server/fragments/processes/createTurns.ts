import { FragmentDelayed } from '../protocol/fragmentFailed';

/** Longer queues would only serve visitors who have already left. */
const mostWaiting = 500;

/** Limits concurrent work, first come first served. */
export function createTurns(mostAtOnce: number) {
  let claimed = 0;
  const waiting: (() => void)[] = [];

  async function take(signal: AbortSignal): Promise<void> {
    if (claimed < mostAtOnce) {
      claimed += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new FragmentDelayed('too many regions wait');
    await new Promise<void>((resolve, reject) => {
      const onTurn = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      const onAbort = () => {
        waiting.splice(waiting.indexOf(onTurn), 1);
        reject(new FragmentDelayed('no turn in time'));
      };
      signal.addEventListener('abort', onAbort);
      waiting.push(onTurn);
    });
  }

  function refund(): void {
    const next = waiting.shift();
    if (next) next();
    else claimed -= 1;
  }

  return {
    claimed: () => claimed,
    /** Rejects with `FragmentDelayed` if the signal aborts before the work starts. */
    async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
      await take(signal);
      try {
        return await work();
      } finally {
        refund();
      }
    },
  };
}
