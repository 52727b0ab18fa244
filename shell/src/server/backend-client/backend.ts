import type { SessionChange } from '../http/sessionCookie';

export interface BackendCall {
  method: string;
  url: string;
  body?: string | Buffer | undefined;
  contentType?: string | undefined;
  /** Headers of the caller to pass on unchanged. */
  passed?: Readonly<Record<string, string>> | undefined;
  token: string | undefined;
  clientAddress: string;
  countryCode?: string | undefined;
  userAgent?: string | undefined;
  requestId: string;
  /** Attribution that the backend stores with orders. */
  tracking?: string | undefined;
  /** App type of a native client, which stores its token itself. */
  appType?: number | undefined;
}

/** What a call contains about the visitor. */
export type VisitorCall = Omit<BackendCall, 'method' | 'url' | 'body' | 'contentType'>;

export interface BackendReply {
  httpStatus: number;
  body: Buffer;
  contentType: string;
  cacheControl: string | undefined;
  /** Headers of the backend to pass on unchanged. */
  passed?: Readonly<Record<string, string>>;
  sessionChange: SessionChange | undefined;
}

export interface Backend {
  call: (call: BackendCall) => Promise<BackendReply>;
}
