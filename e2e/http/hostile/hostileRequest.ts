export interface HostileRequest {
  what: string;
  /** Path and query. */
  path: string;
  status: number;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}
