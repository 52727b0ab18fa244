/** Port 0 lets the system choose. */
export interface ListenAddress {
  host: string;
  port: number;
}

const form = /^(?<host>\[[\da-f:.]+\]|[\w.-]+):(?<port>\d{1,5})$/i;

/** Parses `127.0.0.1:9464` or `[::1]:9464`; undefined if invalid. */
export function parseListenAddress(text: string): ListenAddress | undefined {
  const { host = '', port } = form.exec(text)?.groups ?? {};
  if (port === undefined || Number(port) > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
