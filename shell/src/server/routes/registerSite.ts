import { faultCodes } from '@tidegate/contracts/remotes/faultCodes';
import { defaultLanguage, languages } from '@tidegate/contracts/languages';
import type { Generation } from '@tidegate/contracts/remotes/release';
import { remoteNames, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { reportPath } from '../../browser/reports';
import { parsePrefix, toPrefixedPath } from '../../locale/prefix';
import type { LiveSet } from '../../remotes/browserRelease';
import { loginPath, toLoginAddress } from '../../routes/paths/accountPaths';
import { forgetSessionPath } from '../../session/SessionRefusedDialog';
import type { EdgeOptions } from '../edgeOptions';
import type { Quarantine } from '../releases/createQuarantine';
import type { EdgeReleases } from '../releases/openReleases';
import { createOverrideReader, unsharedCaching } from '../releases/overrides';
import type { ShellAssets } from '../rendering/readShellAssets';
import { createRateLimit } from '../http/createRateLimit';
import { isSameSiteWrite } from '../http/requestOrigin';
import { applySessionChange } from '../http/sessionCookie';

const message = z.string().check(z.maxLength(2000));

const reportSchema = z.union([
  z.object({
    remote: z.enum(remoteNames),
    version: z.string().check(z.maxLength(60)),
    code: z.enum(faultCodes),
    message,
  }),
  z.object({ code: z.enum(['shell.hydration', 'shell.changedPage']), message }),
]);

const generationParamsSchema = z.object({
  id: z.coerce.number().check(z.int(), z.nonnegative()),
  language: z.enum(languages),
});

/** A page reports each fault once, so the limit allows for many pages per client. */
const reportLimit = { most: 60, windowMs: 60_000 };

const mostCharacters = 2000;

function findLoginPath(referer = ''): string {
  if (referer.length > mostCharacters || !URL.canParse(referer)) return loginPath;
  const { pathname, search } = new URL(referer);
  const { language = defaultLanguage, device, sitePath } = parsePrefix(pathname);
  const address = sitePath + search;
  const isLogin = sitePath === loginPath;
  return toPrefixedPath(isLogin ? address : toLoginAddress(address), language, device);
}

function listCurrent({ remotes }: Generation): [RemoteName, string][] {
  return remoteNames.flatMap((remote) => {
    const version = remotes[remote]?.current.version;
    return version === undefined ? [] : [[remote, version]];
  });
}

function isSuspected(generation: Generation, quarantine: Pick<Quarantine, 'isSuspected'>) {
  return listCurrent(generation).some((current) => quarantine.isSuspected(...current));
}

/** Whether no current release is left out, which may be only for now. */
function isWhole(generation: Generation, remotes: LiveSet['remotes']): boolean {
  return listCurrent(generation).every(([remote, version]) =>
    remotes[remote]?.some((release) => release.version === version),
  );
}

export function registerSite(
  app: FastifyInstance,
  parts: Pick<
    EdgeReleases,
    'live' | 'findCandidates' | 'quarantine' | 'previews' | 'events' | 'reports'
  > & {
    options: EdgeOptions;
    assets: ShellAssets;
  },
): void {
  const { live, findCandidates, quarantine, previews, events, reports, options, assets } = parts;
  const mayReport = createRateLimit(reportLimit);
  const overrideReader = createOverrideReader({ siteEnv: options.siteEnv });

  app.get('/_site/shell', () => ({ version: assets.version, build: assets.build }));

  app.get('/_site/events', (request, reply) => {
    events.connect(request.ip, reply);
  });

  app.get<{ Params: unknown }>('/_site/generations/:id/:language.json', async (request, reply) => {
    const params = generationParamsSchema.safeParse(request.params);
    const generation = params.success ? await live.find(params.data.id) : undefined;
    if (!params.success || !generation) return reply.code(404).send();
    const previewed = await previews.find(request);
    const chosen = overrideReader.read(request.url.split('?')[1] ?? '');
    const overrides = new Map([...chosen, ...previewed]);
    // Without a suspected release the page would miss it: no further announcement follows.
    if (isSuspected(generation, quarantine)) {
      return reply.code(204).header('cache-control', 'no-store').send();
    }
    const candidates = await findCandidates(generation, params.data.language, overrides);
    const remotes = candidates.forBrowser();
    const isShared = previewed.size === 0 && isWhole(generation, remotes);
    return reply
      .header('cache-control', isShared ? 'public, max-age=60' : unsharedCaching)
      .send({ generation: generation.id, remotes });
  });

  void app.register(async (scope) => {
    const parseJson = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
    scope.post(reportPath, { bodyLimit: 8 * 1024 }, async (request, reply) => {
      if (!mayReport(request.ip)) return reply.code(429).send();
      const parsed = reportSchema.safeParse(request.body);
      if (!parsed.success) return reply.code(422).send();
      if ('remote' in parsed.data) reports.fault(parsed.data, 'browser');
      else reports.problem(parsed.data);
      return reply.code(204).send();
    });
  });

  app.post(forgetSessionPath, async (request, reply) => {
    if (!isSameSiteWrite(request)) return reply.code(409).send();
    applySessionChange(reply, { kind: 'end' });
    return reply.redirect(findLoginPath(request.headers.referer), 303);
  });
}
