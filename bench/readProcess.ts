export interface ProcessFigures {
  /** The longest event loop block since the previous call. */
  longestBlockMs: number;
  /** CPU time of the edge since its start. */
  cpuMs: number;
}

export async function readProcess(operationsOrigin: string): Promise<ProcessFigures> {
  const metrics = await (await fetch(`${operationsOrigin}/metrics`)).text();
  const read = (name: string) => {
    const seconds = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
    if (seconds === undefined) throw new Error(`the site does not report ${name}`);
    return Number(seconds) * 1000;
  };
  return {
    longestBlockMs: read('nodejs_eventloop_lag_max_seconds'),
    cpuMs: read('process_cpu_seconds_total'),
  };
}
