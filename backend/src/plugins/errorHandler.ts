import type { Refusal } from '@tidegate/contracts/envelope';
import { type ErrorCode, errorTable, isErrorCode } from '@tidegate/contracts/errors';
import { SiteError } from '@tidegate/contracts/siteError';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { isError } from '../isError';
import { collectMethods } from './allowedMethods';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, for the log and the counters. */
    errorCode: ErrorCode | null;
  }
}

const firstServerError = 500;
const unavailable = 503;
/** A database that is started again needs about so long. */
const restartSeconds = 5;

/** Of PostgreSQL. */
const foreignKeyViolation = '23503';

/** What Fastify itself refuses; anything else of its own is a defect of ours. */
const codesOfFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_VALIDATION: 'requests.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'requests.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'requests.malformed',
  FST_ERR_BAD_URL: 'requests.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'requests.unknownPath',
  FST_ERR_CTP_BODY_TOO_LARGE: 'requests.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'requests.wrongMediaType',
};

/** The one place where an error becomes a reply. */
export const errorHandler = fastifyPlugin((app, _options, done) => {
  app.decorateRequest('errorCode', null);
  app.setErrorHandler(replyToError);
  const findMethods = collectMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = findMethods(path);
    if (allowed.length === 0) {
      return refuse(request, reply, new SiteError('requests.unknownPath', 'No such path'));
    }
    reply.header('allow', allowed.join(', '));
    return refuse(request, reply, new SiteError('requests.wrongMethod', 'Not with this method'));
  });
  done();
});

/** For errors before any route is found, too: a path that cannot be decoded. */
export function replyToError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return refuse(request, reply, toSiteError(error));
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: SiteError): FastifyReply {
  const { httpStatus, envelopeCode, message } = errorTable[error.code];
  const isServerError = httpStatus >= firstServerError;
  request.errorCode = error.code;
  if (isServerError) request.log.error({ err: error, code: error.code }, error.message);
  const retryAfter = error.details['retry_after_seconds'];
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  else if (httpStatus === unavailable) reply.header('retry-after', restartSeconds);
  const hasDetails = !isServerError && Object.keys(error.details).length > 0;
  const body: Refusal = {
    // As the specification (§8) has it; the rest is what every refusal says.
    ...(error.code === 'botCheck.scoreTooLow' && { err_code: 500 }),
    code: envelopeCode,
    message,
    data: null,
    error: {
      code: error.code,
      request_id: request.id,
      ...(hasDetails && { details: { ...error.details } }),
    },
  };
  // As text, because a route's schema for 200 need not fit a refusal with that status.
  return reply
    .status(httpStatus)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function toSiteError(error: unknown): SiteError {
  if (isSiteError(error)) return error;
  if (isFastifyError(error)) {
    const code = error.validation ? 'requests.invalid' : codesOfFastify[error.code];
    if (code) return new SiteError(code, error.message, { details: toIssues(error), cause: error });
  }
  if (isAccountGone(error)) {
    return new SiteError('sessions.unknown', 'The account was deleted meanwhile', { cause: error });
  }
  return new SiteError('server.failed', 'A request failed', { cause: error });
}

/** A row for an account that was deleted while the request was on its way. */
function isAccountGone(error: unknown): boolean {
  if (!isError(error) || !('code' in error) || !('constraint' in error)) return false;
  return (
    error.code === foreignKeyViolation && String(error.constraint).endsWith('_account_id_fkey')
  );
}

function isSiteError(error: unknown): error is SiteError {
  return error instanceof SiteError && isErrorCode(error.code);
}

function isFastifyError(error: unknown): error is FastifyError {
  return isError(error) && 'code' in error && typeof error.code === 'string';
}

/** Where the request is wrong, never what it said: that may be a password. */
function toIssues({ validation, validationContext }: FastifyError): Record<string, unknown> {
  if (!validation) return {};
  return {
    issues: validation.map(({ instancePath, keyword }) => ({
      path: `${validationContext ?? 'request'}${instancePath.replace(/\/$/, '')}`,
      problem: keyword,
    })),
  };
}
