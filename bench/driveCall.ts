import autocannon from 'autocannon';

const connections = 50;
const seconds = 3;

/** An API call; every connection sends its own client address. */
export interface ApiCall {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Measured {
  perSecond: number;
  p99Ms: number;
  refused: number;
  replies: number;
}

export async function driveCall(origin: string, call: ApiCall): Promise<Measured> {
  const { path, method = 'GET', headers = {}, body } = call;
  let visitor = 0;
  const result = await autocannon({
    url: origin + path,
    ...{ method, connections, duration: seconds },
    ...(body !== undefined && { body }),
    setupClient(client) {
      visitor += 1;
      // Decoding a body as text would take longer than the site needs to send it.
      client.pipelinedRequests.addBody = () => undefined;
      client.setHeaders({ ...headers, 'x-forwarded-for': `198.51.100.${visitor}` });
    },
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    refused: result['4xx'] + result['5xx'] + result.errors,
    replies: result.requests.total,
  };
}
