import * as z from 'zod/mini';
import { DeliveryError, isRefusalCode } from '../deliveryError';
import { refusalSchema } from '../registryReplies';

/** Address of a site, with a deploy token for calls that change it. */
export interface RegistryAccess {
  site: string;
  token?: string | undefined;
}

interface RegistryCall {
  method: 'GET' | 'POST' | 'PUT';
  contentType?: 'application/octet-stream';
  body?: Buffer | string | undefined;
}

/** Longer than a registry needs to verify and compress the largest release. */
const timeoutMs = 120_000;

function toRefusal(status: number, text: string): DeliveryError {
  try {
    const { code, message } = refusalSchema.parse(JSON.parse(text));
    if (isRefusalCode(code)) return new DeliveryError(code, message);
  } catch {
    // Not a refusal of the registry; reported below as an unexpected reply.
  }
  const message = `The site answered ${status}, but not by its registry.`;
  return new DeliveryError('delivery.unexpectedReply', message);
}

function describeSilence(site: string, cause: unknown): string {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  if (isTimeout) return `The site at ${site} did not answer within ${timeoutMs / 1000} seconds.`;
  return `No site answers at ${site}.`;
}

async function send(
  { site, token }: RegistryAccess,
  path: string,
  { method, contentType, body }: RegistryCall,
): Promise<string> {
  const url = new URL(`/_delivery${path}`, site);
  const { reply, text } = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': contentType ?? 'application/json' }),
    },
    ...(body && { body }),
  })
    .then(async (response) => ({ reply: response, text: await response.text() }))
    .catch((cause: unknown) => {
      throw new DeliveryError('delivery.siteUnreachable', describeSilence(site, cause), { cause });
    });
  if (reply.ok) return text;
  throw toRefusal(reply.status, text);
}

/** Gets a reply, or posts a body for it; a refusal is thrown with the registry's own code. */
export async function callRegistry<Schema extends z.ZodMiniType>(
  access: RegistryAccess,
  path: string,
  schema: Schema,
  body?: object,
): Promise<z.infer<Schema>> {
  const text = await send(access, path, {
    method: body ? 'POST' : 'GET',
    body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new DeliveryError('delivery.unexpectedReply', `The site's answer is not a registry's.`, {
      cause,
    });
  }
}

export async function putFile(access: RegistryAccess, path: string, body: Buffer): Promise<void> {
  await send(access, path, { method: 'PUT', contentType: 'application/octet-stream', body });
}
