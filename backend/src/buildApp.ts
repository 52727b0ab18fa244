import type { StunServers } from '@tidegate/contracts/api/visitors/schemas';
import { brand } from '@tidegate/contracts/brand';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { PaymentSandbox } from '../sandbox/openPaymentSandbox';
import { createServer } from './createServer';
import type { Database } from './database';
import type { SiteTables } from './database/tables/tables';
import { createAccounts, createSecondFactor } from './modules/accounts';
import { createAddresses } from './modules/addresses';
import { createAnalytics } from './modules/analytics';
import { createBlog } from './modules/blog';
import { createBotCheck } from './modules/botcheck';
import { createCatalogue } from './modules/catalogue';
import { createContact } from './modules/contact';
import { createDevices } from './modules/devices';
import { createGeo } from './modules/geo';
import { createJobs } from './modules/jobs';
import { createLocalisation } from './modules/localisation';
import { createMail } from './modules/mail';
import { createNewsletter } from './modules/newsletter';
import { createPayments } from './modules/payments';
import { createPrivacy } from './modules/privacy';
import { createPromotions } from './modules/promotions';
import { createRetention } from './modules/retention';
import { createSessions, sessionRoutes } from './modules/sessions';
import { createStudents } from './modules/students';
import { stunRoutes } from './modules/stun';
import { createThrottling } from './modules/throttling';
import { createVerification } from './modules/verification';
import type { RedisServer } from './redis/openRedis';
import { createSecretHashes, type HashCost } from './security/secretHashes';
import { createSecurityLog } from './security/securityLog';
import type { BackendConfig } from './settings/backendConfig';

const noStunServers: StunServers = { urls: [], own_port: null };

export interface AppOptions {
  config: BackendConfig;
  database: Database<SiteTables>;
  /** Fast state that servers share. Absent: the database holds it. */
  redis?: RedisServer | undefined;
  contentFolder: string;
  stunServers?: StunServers | undefined;
  /** Replaces the payment providers that have no keys. */
  sandbox?: PaymentSandbox | undefined;
  localesFolder: string;
  /** Absent: the cost that OWASP recommends. */
  hashCost?: HashCost;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** Builds the API on an open database and updates the built-in content. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, redis, sandbox, stunServers = noStunServers, now, log } = options;
  const services = await createServices(options);
  const { db, sessions, mail, jobs } = services;
  const { devices, routes: deviceRoutes } = createDevices(db, now);
  const verification = createVerification(services);
  const accounts = createAccounts({
    ...services,
    devices,
    codes: verification.codes,
    secondFactor: await createSecondFactor({ ...services, devices }),
  });
  const catalogue = createCatalogue(services);
  const promotions = createPromotions(services);
  const blog = createBlog({
    ...services,
    folders: options,
    site: { name: brand, origin: config.publicOrigin },
  });
  const geo = await createGeo(config);
  await catalogue.seed();
  await promotions.seed();
  await blog.seed();
  await accounts.prepareDemoAccount();
  await createRetention(services);

  const app = await createServer({ ...options, sessions });
  await app.register(await createBotCheck({ db, config, redis, now }));
  await app.register(sessionRoutes(sessions));
  await app.register(mail.plugin);
  await app.register(verification.routes);
  await app.register(accounts.routes);
  await app.register(deviceRoutes);
  await app.register(createAddresses(db, now));
  await app.register(createContact({ ...services, inbox: config.contactInbox }));
  await app.register(createNewsletter(services));
  await app.register(await createStudents({ ...services, promotions }));
  await app.register(catalogue.routes);
  await app.register(jobs.plugin);
  const providers = { ...sandbox?.settings, ...config.providers };
  const { countryOf, locate } = geo;
  await app.register(
    await createPayments({ ...services, catalogue, promotions, providers, countryOf }),
  );
  await app.register(createPrivacy({ ...services, confirmPassword: accounts.confirmPassword }));
  if (sandbox) await app.register(sandbox.pages);
  await app.register(blog.routes);
  await app.register(await createLocalisation(services.contentFolder, log));
  await app.register(geo.routes);
  await app.register(createAnalytics({ db, locate, now, log }));
  await app.register(stunRoutes(stunServers));
  await app.ready();
  return app;
}

/** What several modules use. */
async function createServices(options: AppOptions) {
  const { config, database, redis, contentFolder, localesFolder, hashCost, log, now } = options;
  const { db } = database;
  return {
    ...{ db, contentFolder, log, now },
    publicOrigin: config.publicOrigin,
    isProduction: config.siteEnv === 'production',
    secondFactorKey: config.secondFactorKey,
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    hashes: createSecretHashes(hashCost),
    sessions: createSessions(db, now, config.sessionIdleMs),
    mail: await createMail({ db, config, localesFolder, now, log }),
    jobs: createJobs({ db, now, log }),
    createThrottle: createThrottling({ db, redis, now }),
    security: createSecurityLog(log),
  };
}
