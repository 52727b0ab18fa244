import * as z from 'zod/mini';

import { createLog } from '../src/log';
import { webhookPrefix } from '../src/modules/payments';
import { openPaymentSandbox, sendEventsToSite } from './openPaymentSandbox';

/** Shared sandbox: `PORT=… PUBLIC_ORIGIN=… npm run sandbox`, `PAYMENT_SANDBOX_URL` at servers. */
const { PORT, PUBLIC_ORIGIN } = z
  .object({
    PORT: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)),
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }),
  })
  .parse(process.env);

const log = createLog('info');
const sandbox = await openPaymentSandbox({
  ...{ siteEnv: 'development', publicOrigin: PUBLIC_ORIGIN, sharedPort: PORT },
  ...{ now: () => new Date(), log },
});
sandbox.sendEventsTo(sendEventsToSite(`${PUBLIC_ORIGIN}${webhookPrefix}`));
log.info({ port: PORT }, 'ready');
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void sandbox.close());
}
