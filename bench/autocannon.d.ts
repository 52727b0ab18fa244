/** The package contains no types; these are the used ones. */
declare module 'autocannon' {
  interface Client {
    setHeaders: (headers: Readonly<Record<string, string>>) => void;
    pipelinedRequests: { addBody: (bytes: Buffer) => void };
  }

  interface Options {
    url: string;
    method: 'GET' | 'POST';
    connections: number;
    duration: number;
    body?: string;
    setupClient: (client: Client) => void;
  }

  interface Result {
    requests: { average: number; total: number };
    latency: { p99: number };
    '4xx': number;
    '5xx': number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
