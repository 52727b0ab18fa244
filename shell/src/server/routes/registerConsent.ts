import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  consentAnswers,
  consentCookie,
  consentId,
  consentParameter,
  consentPath,
  consentSeconds,
  cookiePolicyPath,
} from '../../consent/consent';
import { applyCookies } from '../consent/applyCookies';
import { forgetAttribution, readAttribution } from '../consent/attribution';
import { readConsent } from '../consent/readConsent';
import { isSameSiteWrite } from '../http/requestOrigin';

const here = 'http://site.invalid';

/** Whether a redirect to `text` stays on the site, as written and as resolved. */
function isWithinSite(text: string): boolean {
  if (!text.startsWith('/') || !URL.canParse(text, here)) return false;
  const { origin, pathname } = new URL(text, here);
  return origin === here && !pathname.startsWith('//');
}

const answerSchema = z.object({
  answer: z.enum(consentAnswers),
  back: z.string().check(z.maxLength(4000), z.refine(isWithinSite)),
});

/** The address of the page with the question; its form has only the parameters that pages read. */
function findPage({ headers, siteOrigin }: FastifyRequest, back: URL): URL {
  const { referer = '' } = headers;
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  if (page?.origin !== siteOrigin || page.pathname !== back.pathname) return back;
  return new URL(page.pathname + page.search, here);
}

function describeReturnPath(back: URL, answer: string): string {
  if (back.pathname.endsWith(cookiePolicyPath)) {
    back.search = `?${consentParameter}=${answer}`;
    back.hash = consentId;
  }
  return back.href.slice(here.length);
}

export function registerConsent(app: FastifyInstance): void {
  app.post(consentPath, { bodyLimit: 8 * 1024 }, async (request, reply) => {
    if (!isSameSiteWrite(request)) return reply.code(409).send();
    const parsed = answerSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send();
    const back = findPage(request, new URL(parsed.data.back, here));
    // Global Privacy Control overrides the answer.
    const isGiven =
      parsed.data.answer === 'yes' &&
      readConsent({ cookies: {}, headers: request.headers }) !== 'no';
    const answer = isGiven ? 'yes' : 'no';
    applyCookies(reply, [
      { name: consentCookie, value: answer, seconds: consentSeconds },
      // From now on the campaign of the address counts.
      ...(isGiven ? readAttribution(back.searchParams) : forgetAttribution()),
    ]);
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    return isPage ? reply.redirect(describeReturnPath(back, answer), 303) : reply.code(204).send();
  });
}
