import { openStunResponder } from '@tidegate/backend';
import type { StunServers } from '@tidegate/contracts/api/visitors/schemas';
import type { Logger } from 'pino';
import type { ClosingStack } from './closingStack';
import type { SiteSettings } from './settings/parseSettings';

interface StunOpening {
  stack: ClosingStack;
  settings: Pick<SiteSettings, 'host' | 'stunPort' | 'stunUrls'>;
  logger: Logger;
}

/** The operator's STUN servers, otherwise the site's own responder if its port is free. */
export async function findStunServers({
  stack,
  settings: { host, stunPort, stunUrls },
  logger,
}: StunOpening): Promise<StunServers> {
  if (stunUrls.length > 0 || stunPort === 0) return { urls: [...stunUrls], own_port: null };
  const { port } = await stack.open(openStunResponder({ host, port: stunPort, logger }));
  return { urls: [], own_port: port };
}
