import { callProvider, requireReply, type ProviderReply } from '../callProvider';

export interface RazorpaySettings {
  origin: string;
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  isSandbox: boolean;
}

export const code = 'rz';

export interface RazorpayClient {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<ProviderReply>;
}

export function createClient({ origin, keyId, keySecret }: RazorpaySettings): RazorpayClient {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return {
    get: (path) =>
      requireReply(code, { method: 'GET', url: origin + path, headers: { authorization } }),
    post: (path, body) =>
      callProvider(code, {
        method: 'POST',
        url: origin + path,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
