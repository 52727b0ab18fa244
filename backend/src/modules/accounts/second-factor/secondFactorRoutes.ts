import {
  confirmationSchema,
  recoveryCodesReplySchema,
  type SecondFactor,
  secondFactorReplySchema,
} from '@tidegate/contracts/api/second-factor/schemas';
import {
  replaceRecoveryCodesPath,
  secondFactorPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { callerOf } from '../../../plugins/callerOf';
import type { PasskeyService } from './passkeys/passkeyService';
import { passkeyRoutes } from './passkeys/passkeyRoutes';
import type { RecoveryService } from './recovery-codes/recoveryService';
import { totpRoutes } from './totp/totpRoutes';
import type { TotpService } from './totp/totpService';

export interface SecondFactorServices {
  describe(accountId: string): Promise<SecondFactor>;
  totp: TotpService;
  passkeys: PasskeyService;
  recovery: RecoveryService;
}

export function secondFactorRoutes(services: SecondFactorServices): FastifyPluginAsyncZod {
  const { describe, totp, passkeys, recovery } = services;
  return async (app) => {
    const { requireSession: preHandler } = app;

    app.get(
      secondFactorPath,
      { preHandler, schema: { response: { 200: secondFactorReplySchema } } },
      async (request) => succeed(await describe(accountOf(request))),
    );

    app.post(
      replaceRecoveryCodesPath,
      {
        preHandler,
        schema: { body: confirmationSchema, response: { 200: recoveryCodesReplySchema } },
      },
      async (request) => {
        const codes = await recovery.replace({ ...callerOf(request), ...request.body });
        return succeed({ recovery_codes: codes });
      },
    );

    await app.register(totpRoutes(totp));
    await app.register(passkeyRoutes(passkeys));
  };
}
