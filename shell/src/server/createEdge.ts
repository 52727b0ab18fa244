import type { FastifyInstance } from 'fastify';
import { createBackend } from './backend-client/createBackend';
import { loadContent } from './content/loadContent';
import type { EdgeOptions } from './edgeOptions';
import { createEdgeServer } from './http/createEdgeServer';
import { registerPlugins } from './http/registerPlugins';
import { registerOperations } from './operations/registerOperations';
import { openReleases } from './releases/openReleases';
import { openRendering } from './rendering/openRendering';
import { registerRoutes } from './routes/registerRoutes';
import { createVisitorFinders } from './visitor/createVisitorFinders';

export type { EdgeOptions } from './edgeOptions';
export { createPreviewTokens } from './previews/previewTokens';

export interface Edge {
  origin: string;
  /** Internal origin of health, metrics and live releases. */
  operationsOrigin: string;
  app: FastifyInstance;
  /** Keeps responding and asks clients to close their connections. */
  drain: () => Promise<void>;
  /** Finishes accepted requests, refuses new ones and ends event streams. */
  close: () => Promise<void>;
}

/** Resources are released by hooks of the app, which also closes if a later step fails. */
async function openEdge(app: FastifyInstance, options: EdgeOptions): Promise<Edge> {
  const backend = createBackend(options.backendOrigin);
  const content = await loadContent(options, backend);
  const releases = openReleases(app, options, content.assets.version);
  const known = { backend, ...content, ...releases, ...createVisitorFinders(backend) };
  const parts = { ...known, ...openRendering(app, options, known) };
  // Before the plugins, whose own scopes take over only hooks that exist.
  const operations = registerOperations(app, options, parts);
  await registerPlugins(app, options);
  await registerRoutes(app, options, parts);

  const operationsOrigin = await operations.listen();
  await options.releasePort?.();
  const origin = await app.listen({ host: options.host, port: options.port });
  await releases.live.ready;
  return { origin, operationsOrigin, app, drain: operations.drain, close: () => app.close() };
}

/** The shell's server for pages, release files and API calls. Rejects if any part fails to open. */
export async function createEdge(options: EdgeOptions): Promise<Edge> {
  const app = createEdgeServer(options);
  try {
    return await openEdge(app, options);
  } catch (error) {
    await app.close();
    throw error;
  }
}
