import {
  addPasskeyPath,
  addPasskeySchema,
  beginPasskeyPath,
  beginTotpPath,
  confirmationSchema,
  confirmTotpPath,
  confirmTotpSchema,
  passkeyOptionsReplySchema,
  recoveryCodesReplySchema,
  removePasskeyPath,
  removePasskeySchema,
  removeTotpPath,
  replaceRecoveryCodesPath,
  type SecondFactor,
  secondFactorPath,
  secondFactorReplySchema,
  totpSecretReplySchema,
} from '@tidegate/contracts/api/secondFactor';
import { doneReplySchema, succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { visitorAddress } from '../../../plugins/visitorAddress';
import type { PasskeyService } from './passkeys/passkeyService';
import type { RecoveryService } from './recovery-codes/recoveryService';
import type { TotpService } from './totp/totpService';

export interface SecondFactorServices {
  describe(accountId: string): Promise<SecondFactor>;
  totp: TotpService;
  passkeys: PasskeyService;
  recovery: RecoveryService;
}

const done = { response: { 200: doneReplySchema } };
const codes = { response: { 200: recoveryCodesReplySchema } };

function whoAsks(request: FastifyRequest) {
  return { accountId: accountOf(request), address: visitorAddress(request) };
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
      beginTotpPath,
      {
        preHandler,
        schema: { body: confirmationSchema, response: { 200: totpSecretReplySchema } },
      },
      async (request) => succeed(await totp.begin({ ...whoAsks(request), ...request.body })),
    );
    app.post(
      confirmTotpPath,
      { preHandler, schema: { ...codes, body: confirmTotpSchema } },
      async (request) =>
        succeed({ recovery_codes: await totp.confirm({ ...whoAsks(request), ...request.body }) }),
    );
    app.post(
      removeTotpPath,
      { preHandler, schema: { ...done, body: confirmationSchema } },
      async (request) => {
        await totp.remove({ ...whoAsks(request), ...request.body });
        return succeed(null);
      },
    );
    app.post(
      beginPasskeyPath,
      {
        preHandler,
        schema: {
          body: confirmationSchema,
          response: { 200: passkeyOptionsReplySchema },
        },
      },
      async (request) =>
        succeed({ options: await passkeys.begin({ ...whoAsks(request), ...request.body }) }),
    );
    app.post(
      addPasskeyPath,
      { preHandler, schema: { ...codes, body: addPasskeySchema } },
      async (request) =>
        succeed({
          recovery_codes: await passkeys.add({ accountId: accountOf(request), ...request.body }),
        }),
    );
    app.post(
      removePasskeyPath,
      { preHandler, schema: { ...done, body: removePasskeySchema } },
      async (request) => {
        await passkeys.remove({ ...whoAsks(request), ...request.body });
        return succeed(null);
      },
    );
    app.post(
      replaceRecoveryCodesPath,
      { preHandler, schema: { ...codes, body: confirmationSchema } },
      async (request) =>
        succeed({
          recovery_codes: await recovery.replace({ ...whoAsks(request), ...request.body }),
        }),
    );
  };
}
