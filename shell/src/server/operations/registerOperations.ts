import type { FastifyInstance } from 'fastify';
import type { EdgeOptions } from '../edgeOptions';
import type { FaultReports } from '../releases/faultReports';
import type { LiveGeneration } from '../releases/liveGeneration';
import type { createSiteEvents } from '../releases/siteEvents';
import { registerEdgeMetrics } from './edgeMetrics';
import { createPageHealth, registerPublicHealth } from './health';
import { createOperations, type Operations } from './openOperations';
import { connectParts } from './parts';

interface EdgeState {
  live: LiveGeneration;
  events: ReturnType<typeof createSiteEvents>;
  reports: FaultReports;
  isDraining: () => boolean;
  renderingBytes: () => number;
}

/** Opens the operations listener, which closes with the edge. */
export function registerOperations(
  app: FastifyInstance,
  options: EdgeOptions,
  { live, events, reports, isDraining, renderingBytes }: EdgeState,
): Operations {
  const { registry } = reports;
  registerEdgeMetrics(registry, {
    generation: () => live.current().id,
    openPages: () => events.count(),
    renderingBytes,
  });
  const { host } = new URL(options.publicOrigin ?? 'http://localhost');
  const { without } = options;
  const checkPages = createPageHealth(app, { host, without, isReady: live.isReady, isDraining });
  registerPublicHealth(app, checkPages);
  const operations = createOperations({ registry, parts: connectParts(options), checkPages });
  app.addHook('onClose', operations.close);
  return operations;
}
