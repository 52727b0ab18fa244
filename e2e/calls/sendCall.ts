import { generateAddress } from '../site/generateAddress';
import { settings } from '../site/settings';

/** A body of type string is sent unchanged. */
export interface CallContent {
  body?: unknown;
  query?: Readonly<Record<string, string | readonly string[]>>;
  /** Values of the path parameters. */
  params?: Readonly<Record<string, string>>;
  /** `undefined` removes a header that is sent by default. */
  headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer {
  status: number;
  /** The envelope's code; 200 without an envelope. */
  code: number;
  body: unknown;
  text: string;
  headers: Headers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function toUrl(path: string, { query = {}, params = {} }: CallContent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const url = new URL(settings.siteUrl + filled);
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(name, one);
  }
  return url.href;
}

function toHeaders(headers: NonNullable<CallContent['headers']>): Headers {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent.set(name, value);
  }
  return sent;
}

/** Sends a call as the site's pages do, from a new IP address. */
export async function sendCall(
  method: string,
  path: string,
  content: CallContent = {},
): Promise<Answer> {
  const { body } = content;
  const reply = await fetch(toUrl(path, content), {
    method,
    redirect: 'manual',
    headers: toHeaders({
      'x-app-type': '501',
      'x-forwarded-for': generateAddress(),
      'content-type': body === undefined ? undefined : 'application/json',
      ...content.headers,
    }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const parsed = parseJson(text);
  const { code = 200 } = (parsed ?? {}) as { code?: number };
  return { status: reply.status, code, body: parsed, text, headers: reply.headers };
}

export function dataOf({ body, status }: Answer): unknown {
  const { code, data } = (body ?? {}) as { code?: number; data?: unknown };
  if (code !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return data;
}
