import { SiteError } from '@tidegate/contracts/errors/siteError';

const timeoutMs = 6000;

export interface ProviderCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface ProviderReply {
  status: number;
  body: unknown;
}

/** Without a clear response the money may or may not have moved. */
export function unreachable(provider: string, cause?: unknown): SiteError {
  return new SiteError('payments.unreachable', `No clear answer from ${provider}`, { cause });
}

/** Only a status below 500 counts as a response. */
export async function callProvider(provider: string, call: ProviderCall): Promise<ProviderReply> {
  const { url, ...options } = call;
  try {
    const reply = await fetch(url, {
      ...options,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await reply.text();
    if (reply.status >= 500 || reply.status === 429) {
      throw new Error(`Status ${String(reply.status)}`);
    }
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: reply.status, body };
  } catch (cause) {
    throw unreachable(provider, cause);
  }
}

export async function requireReply(provider: string, call: ProviderCall): Promise<unknown> {
  const { status, body } = await callProvider(provider, call);
  if (status >= 300) throw unreachable(provider, new Error(`Status ${String(status)}`));
  return body;
}
