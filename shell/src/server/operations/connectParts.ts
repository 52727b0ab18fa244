import * as z from 'zod/mini';

const timeoutMs = 3000;

const backendHealthSchema = z.object({
  data: z.object({ redis: z.enum(['up', 'away', 'none']) }),
});

export interface PartDocument {
  contentType: string;
  text: string;
}

export type PartName = 'backend' | 'registry';

/** Status of backend and registry; undefined if one does not respond in time. */
export type Parts = ReturnType<typeof connectParts>;

export function connectParts({
  backendOrigin,
  registryOrigin,
  edgeToken,
}: {
  backendOrigin: string;
  registryOrigin: string;
  /** Authenticates the edge to the registry. */
  edgeToken: string;
}) {
  const origins: Record<PartName, string> = {
    backend: backendOrigin,
    registry: `${registryOrigin}/_delivery`,
  };

  async function fetchDocument(part: PartName, path: string): Promise<PartDocument | undefined> {
    try {
      const reply = await fetch(origins[part] + path, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: part === 'registry' ? { authorization: `Bearer ${edgeToken}` } : {},
      });
      if (!reply.ok) return undefined;
      const contentType = reply.headers.get('content-type') ?? 'text/plain';
      return { contentType, text: await reply.text() };
    } catch {
      // Callers report the part as down.
      return undefined;
    }
  }

  return {
    fetchDocument,
    async callBackendHealth() {
      const document = await fetchDocument('backend', '/healthz');
      return document && backendHealthSchema.parse(JSON.parse(document.text)).data;
    },
    isRegistryUp: async () => (await fetchDocument('registry', '/healthz')) !== undefined,
  };
}
