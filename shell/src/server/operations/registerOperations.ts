import type { FastifyInstance } from 'fastify';
import type { EdgeOptions } from '../edgeOptions';
import type { FaultReports } from '../releases/createFaultReports';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import type { createSiteEvents } from '../releases/createSiteEvents';
import { createDrain } from './createDrain';
import { registerEdgeMetrics } from './registerEdgeMetrics';
import { createPageHealth, registerPublicHealth } from './health';
import { createOperations } from './createOperations';
import { connectParts } from './connectParts';
import { refuseUntilReady } from './readiness';
import { registerRequestLog } from './requestLog';

interface EdgeState {
  live: LiveGeneration;
  events: ReturnType<typeof createSiteEvents>;
  reports: FaultReports;
  renderingBytes: () => number;
}

/** Everything for those who run the site. The operations listener closes with the edge. */
export function registerOperations(
  app: FastifyInstance,
  options: EdgeOptions,
  { live, events, reports: { registry }, renderingBytes }: EdgeState,
) {
  const { drain, isDraining } = createDrain(app);
  refuseUntilReady(app, live.isReady);
  registerRequestLog(app, registry);
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
  app.addHook('onClose', () => operations.close());
  return {
    listen: () => operations.listen(options.operations),
    drain: () => drain(options.drainMs),
  };
}
