import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../site/settings';
import { isImage, type ReleaseDocument, type ReleaseFiles } from './releaseFiles';

export type RemoteName = 'blog' | 'pricing' | 'account' | 'campaigns' | 'tools';

export interface Generation {
  id: number;
  remotes: Partial<Record<RemoteName, { current: { version: string } }>>;
}

export class RegistryRefusal extends Error {
  readonly code: string;

  constructor(status: number, body: string) {
    super(`the registry answered ${status}: ${body}`);
    this.code = /"code":"([^"]+)"/.exec(body)?.[1] ?? '';
  }
}

interface RegistryCall {
  method?: 'GET' | 'POST' | 'PUT';
  body?: string;
  contentType?: string;
  token?: string;
}

/** Uses the public HTTP API, as every team does. */
export function connectRegistry({ siteUrl, dataDir }: Site) {
  async function call(address: string, options: RegistryCall = {}): Promise<string> {
    const { method = 'GET', body, contentType = 'application/json', token } = options;
    const reply = await fetch(`${siteUrl}/_delivery${address}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': contentType }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new RegistryRefusal(reply.status, text);
    return text;
  }

  async function tokenFor(remote: RemoteName): Promise<string> {
    const file = path.join(dataDir, 'deploy-tokens.json');
    const token = (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>)[remote];
    if (token === undefined) throw new Error(`${file} has no token for ${remote}`);
    return token;
  }

  async function post<Reply>(address: string, remote: RemoteName, body: object): Promise<Reply> {
    const reply = await call(address, {
      method: 'POST',
      body: JSON.stringify({ remote, ...body }),
      token: await tokenFor(remote),
    });
    return JSON.parse(reply) as Reply;
  }

  const change = async (address: string, remote: RemoteName, body: object) =>
    (await post<{ generation: Generation }>(address, remote, body)).generation;

  return {
    tokenFor,
    activate: (remote: RemoteName, version: string) => change('/activations', remote, { version }),
    /** Creates the token of a preview link. */
    preview: async (remote: RemoteName, version: string) =>
      (await post<{ token: string }>('/previews', remote, { version })).token,

    rollBack: (remote: RemoteName) => change('/rollbacks', remote, {}),

    async getGeneration(id?: number): Promise<Generation> {
      const address = id === undefined ? '/generation' : `/generations/${id}`;
      return JSON.parse(await call(address)) as Generation;
    },

    async findNewestVersion(remote: RemoteName): Promise<string> {
      const { releases } = JSON.parse(
        await call(`/releases/${remote}?limit=1`, {
          token: await tokenFor(remote),
        }),
      ) as {
        releases: { version: string }[];
      };
      if (!releases[0]) throw new Error(`${remote} is not released`);
      return releases[0].version;
    },

    async download(remote: RemoteName, version: string): Promise<ReleaseFiles> {
      const token = await tokenFor(remote);
      const folder = `/releases/${remote}/${version}`;
      const document = JSON.parse(
        await call(`${folder}/release.json`, { token }),
      ) as ReleaseDocument;
      const texts = await Promise.all(
        Object.keys(document.files)
          .filter((file) => !isImage(file))
          .map(async (file) => [file, await call(`${folder}/files/${file}`, { token })] as const),
      );
      return { document, texts: new Map(texts) };
    },

    /** Uploads a release without any check, so that the site can refuse it. */
    async publish({ document, texts }: ReleaseFiles): Promise<void> {
      const remote = document.name as RemoteName;
      const token = await tokenFor(remote);
      const folder = `/releases/${remote}/${document.version}`;
      const body = JSON.stringify(document);
      const opened = await call(folder, { method: 'POST', body, token });
      const { missing, integrity } = JSON.parse(opened) as { missing: string[]; integrity: string };
      for (const file of missing) {
        await call(`${folder}/files/${file}`, {
          method: 'PUT',
          body: texts.get(file) ?? '',
          contentType: 'application/octet-stream',
          token,
        });
      }
      await call(`${folder}/complete`, {
        method: 'POST',
        body: JSON.stringify({ integrity }),
        token,
      });
    },
  };
}

export type Registry = ReturnType<typeof connectRegistry>;
