import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SecretHashes } from '../../../security/secretHashes';
import { signingKeyRepository } from '../../../security/signingKeyRepository';
import type { SiteTables } from '../../../database/tables/tables';
import type { Devices } from '../../devices';
import type { Mail } from '../../mail';
import type { CreateThrottle } from '../../throttling';
import { setChangeTemplates } from './changeEmails';
import { createCodeCheck } from './checkCode';
import { createOwnerConfirmation } from './confirmOwner';
import { loadSecretKey } from './totp/loadSecretKey';
import { passkeyService } from './passkeys/passkeyService';
import { recoveryService } from './recovery-codes/recoveryService';
import { findRelyingParty } from './passkeys/relyingParty';
import { createSecretBox } from './totp/secretBox';
import type { SecondFactorDependencies } from './secondFactorDependencies';
import { secondFactorRoutes, type SecondFactorServices } from './secondFactorRoutes';
import { secondFactorStores } from './secondFactorStores';
import { secondStepRoutes } from './secondStepRoutes';
import { secondStepService } from './secondStepService';
import { totpService } from './totp/totpService';

/** At twenty wrong codes per fifteen minutes, trying a million takes more than a year. */
const limits = { accountAtAddress: 10, address: 60, account: 20 } as const;

export interface SecondFactorOptions {
  db: Kysely<SiteTables>;
  devices: Devices;
  hashes: SecretHashes;
  mail: Mail;
  createThrottle: CreateThrottle;
  publicOrigin: string;
  /** Encrypts TOTP secrets. Absent: a key in the database does. */
  secondFactorKey: Buffer | undefined;
  now: () => Date;
}

export interface SecondFactorModule {
  routes: FastifyPluginAsyncZod;
  requireSecondStep(accountId: string): Promise<void>;
}

/** Creates the second factors: TOTP, passkeys and recovery codes. */
export async function createSecondFactor(
  options: SecondFactorOptions,
): Promise<SecondFactorModule> {
  const { db, devices, hashes, mail, createThrottle, publicOrigin, now } = options;
  const stores = secondFactorStores(db);
  const box = createSecretBox(
    await loadSecretKey(signingKeyRepository(db), options.secondFactorKey),
  );
  const throttle = createThrottle({
    action: 'secondFactor',
    limits,
    refusal: 'accounts.tooManySecondFactors',
  });
  const checkCode = createCodeCheck({ box, hashes, now });
  const dependencies: SecondFactorDependencies = {
    ...{ stores, hashes, box, throttle, checkCode, now },
    storeWithEmails: (work) =>
      mail.storeWithEmails((transaction, enqueue) =>
        work(secondFactorStores(transaction), enqueue),
      ),
    confirmOwner: createOwnerConfirmation({
      ...{ stores, hashes, throttle, checkCode },
      enqueueEmail: (email) => mail.enqueue(email),
    }),
    relyingParty: findRelyingParty(publicOrigin),
  };
  setChangeTemplates(mail);
  const services = createServices(dependencies);
  const secondStep = secondStepService({ ...dependencies, devices });
  return {
    requireSecondStep: (accountId) => secondStep.demand(accountId),
    routes: async (app) => {
      await app.register(secondStepRoutes(secondStep));
      await app.register(secondFactorRoutes(services));
    },
  };
}

function createServices(dependencies: SecondFactorDependencies): SecondFactorServices {
  const { stores, relyingParty } = dependencies;
  const totp = totpService(dependencies);
  const passkeys = passkeyService(dependencies);
  const recovery = recoveryService(dependencies);
  return {
    ...{ totp, passkeys, recovery },
    describe: async (accountId) => ({
      is_password_set: Boolean((await stores.accounts.findById(accountId))?.passwordHash),
      is_totp_on: (await stores.totp.find(accountId))?.isConfirmed ?? false,
      recovery_codes_left: await recovery.count(accountId),
      offers_passkeys: relyingParty !== undefined,
      passkeys: (await passkeys.list(accountId)).map(({ id, name, createdAt, usedAt }) => ({
        ...{ id, name },
        created_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      })),
    }),
  };
}
