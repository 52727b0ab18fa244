import type { IncomingHttpHeaders } from 'node:http';
import type { Daemon } from './startDaemon';

export const fileNames = ['nginx-http.conf', 'nginx-server.conf', 'varnish.vcl'] as const;

export interface CacheOptions {
  /** Host and port. */
  edge: string;
  folder: string;
  files: Readonly<Record<(typeof fileNames)[number], string>>;
}

export interface SharedCache extends Daemon {
  onReply?: (reply: { url: string; headers: IncomingHttpHeaders }) => void;
  /** Requests with `mark` in their address that reached the edge. */
  countMisses: (mark: string) => Promise<number>;
}
