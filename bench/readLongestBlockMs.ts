/** The longest event loop block since the previous call. */
export async function readLongestBlockMs(operationsOrigin: string): Promise<number> {
  const metrics = await (await fetch(`${operationsOrigin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error('the site does not report its event loop');
  return Number(seconds) * 1000;
}
