/** Pages that render nothing of `campaigns`. */
const pagesOfOthers = ['/pricing', '/blog', '/login', '/what-is-my-ip'];
const timeoutMs = 15_000;

export interface OthersMeasured {
  visits: number;
  /** Visits that failed or got a status other than 200. */
  errors: number;
  p95Ms: number;
}

let count = 0;

async function visitOne(url: string): Promise<{ isError: boolean; tookMs: number }> {
  count += 1;
  const address = `${url}?other=${count}`;
  const startedAt = performance.now();
  // The body can time out after the status has arrived.
  const isError = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    .then(async (reply) => {
      await reply.arrayBuffer();
      return reply.status !== 200;
    })
    .catch(() => true);
  return { isError, tookMs: performance.now() - startedAt };
}

export async function visitOthers<Result>(
  origin: string,
  { everyMs, pages = pagesOfOthers }: { everyMs: number; pages?: readonly string[] },
  work: () => Promise<Result>,
): Promise<{ result: Result; others: OthersMeasured }> {
  const visits: ReturnType<typeof visitOne>[] = [];
  const visit = () => {
    visits.push(visitOne(`${origin}${pages[visits.length % pages.length]}`));
  };
  // Work may be shorter than the interval.
  visit();
  const timer = setInterval(visit, everyMs);
  try {
    const result = await work();
    clearInterval(timer);
    const all = await Promise.all(visits);
    const times = all.map(({ tookMs }) => tookMs).toSorted((left, right) => left - right);
    const errors = all.filter(({ isError }) => isError).length;
    const p95Ms = times[Math.floor(times.length * 0.95)] ?? 0;
    return { result, others: { visits: all.length, errors, p95Ms } };
  } finally {
    clearInterval(timer);
  }
}
