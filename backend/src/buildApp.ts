import type { StunServers } from '@tidegate/contracts/api/stun';
import { brand } from '@tidegate/contracts/brand';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import type { BackendConfig } from './settings/config';
import type { Database } from './database';
import { createAccounts, createSecondFactor, createWelcomeEmail } from './modules/accounts';
import { createAddresses } from './modules/addresses';
import { createAnalytics } from './modules/analytics';
import { createBlog } from './modules/blog';
import { createBotCheck, rewriteCheckedPath } from './modules/botcheck';
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
import type { PaymentSandbox } from '../sandbox/openPaymentSandbox';
import { createSessions, sessionRoutes } from './modules/sessions';
import { createStudents } from './modules/students';
import { stunRoutes } from './modules/stun';
import { createThrottling } from './modules/throttling';
import { createVerification } from './modules/verification';
import { authentication } from './plugins/authentication';
import { caching } from './plugins/caching';
import { drain } from './plugins/drain';
import { errorHandler, replyToError } from './plugins/errorHandler';
import { health } from './plugins/health';
import { jsonBody } from './plugins/jsonBody';
import { metrics } from './plugins/metrics';
import { openapi } from './plugins/openapi/openapi';
import { replyHeaders } from './plugins/replyHeaders';
import { chooseRequestId } from './plugins/chooseRequestId';
import { requestLog } from './plugins/requestLog';
import { storableText } from './plugins/storableText';
import type { RedisServer } from './redis/openRedis';
import { createSecretHashes, type HashCost } from './security/secretHashes';
import { createSecurityLog } from './security/securityLog';
import type { SiteTables } from './database/tables/tables';

const maxBodyBytes = 64 * 1024;
const requestTimeoutMs = 15_000;
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
  const { config, database, redis, contentFolder, localesFolder } = options;
  const { stunServers = noStunServers, hashCost, sandbox, log, now } = options;
  const { publicOrigin } = config;
  const { db } = database;
  const hashes = createSecretHashes(hashCost);
  const sessions = createSessions(db, now, config.sessionIdleMs);
  const { devices, routes: deviceRoutes } = createDevices(db, now);
  const isProduction = config.siteEnv === 'production';
  const mail = createMail({ db, config, now, log });
  const createThrottle = createThrottling({ db, redis, now });
  const security = createSecurityLog(log);
  const emailOptions = { db, mail, createThrottle, localesFolder, publicOrigin, now };
  const verification = await createVerification({ ...emailOptions, hashes, security });
  const accounts = createAccounts({
    db,
    sessions,
    devices,
    hashes,
    mail,
    createThrottle,
    codes: verification.codes,
    secondFactor: await createSecondFactor({
      ...{ db, devices, hashes, mail, createThrottle, localesFolder, publicOrigin, now },
      secondFactorKey: config.secondFactorKey,
    }),
    security,
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    log,
    now,
    isProduction,
  });
  const catalogue = createCatalogue({ db, contentFolder, now });
  const promotions = createPromotions({ db, contentFolder, createThrottle, now });
  const jobs = createJobs({ db, now, log });
  const geo = await createGeo(config);
  const providers = { ...sandbox?.settings, ...config.providers };
  const { countryOf } = geo;
  const site = { name: brand, origin: publicOrigin };
  const blog = createBlog({ db, contentFolder, site, now });

  await catalogue.seed();
  await promotions.seed();
  await blog.seed();
  await accounts.prepareDemoAccount();
  await createRetention({ db, jobs, now });

  const app = createServer(config, log);
  await app.register(replyHeaders);
  await app.register(errorHandler);
  await app.register(jsonBody);
  await app.register(storableText);
  await app.register(requestLog);
  await app.register(caching);
  await app.register(metrics, { redis });
  await app.register(drain);
  await app.register(openapi, { publicOrigin });
  await app.register(authentication, { sessions });
  await app.register(health(database.ping, redis));
  await app.register(await createBotCheck({ db, config, redis, now }));
  await app.register(sessionRoutes(sessions));
  await app.register(mail.plugin);
  await app.register(verification.routes);
  await app.register(accounts.routes);
  await app.register(deviceRoutes);
  await app.register(createAddresses(db, now));
  await app.register(createContact({ db, mail, inbox: config.contactInbox, createThrottle, now }));
  await app.register(await createNewsletter(emailOptions));
  await app.register(await createStudents({ ...emailOptions, promotions, contentFolder }));
  mail.setTemplate(...(await createWelcomeEmail({ localesFolder, publicOrigin })));
  await app.register(catalogue.routes);
  await app.register(jobs.plugin);
  await app.register(
    await createPayments({
      db,
      catalogue,
      promotions,
      jobs,
      mail,
      providers,
      createThrottle,
      countryOf,
      localesFolder,
      publicOrigin,
      now,
      log,
    }),
  );
  const { confirmPassword } = accounts;
  await app.register(await createPrivacy({ ...emailOptions, confirmPassword, jobs }));
  if (sandbox) await app.register(sandbox.pages);
  await app.register(blog.routes);
  await app.register(await createLocalisation(contentFolder, log));
  await app.register(geo.routes);
  await app.register(createAnalytics({ db, locate: geo.locate, now, log }));
  await app.register(stunRoutes(stunServers));
  await app.ready();
  return app;
}

function createServer(config: BackendConfig, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.isTrustedProxy,
    genReqId: chooseRequestId(config.isTrustedProxy),
    frameworkErrors: (error, request, reply) => void replyToError(error, request, reply),
    bodyLimit: maxBodyBytes,
    rewriteUrl: rewriteCheckedPath,
    requestTimeout: requestTimeoutMs,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}
