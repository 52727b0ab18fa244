import type { Refusal } from '@tidegate/contracts/errors/envelope';
import { type ErrorCode, errorTable, isErrorCode } from '@tidegate/contracts/errors/errors';
import { SiteError } from '@tidegate/contracts/errors/siteError';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { isError } from '../isError';
import { collectMethods } from './collectMethods';

declare module 'fastify' {
  interface FastifyRequest {
    errorCode: ErrorCode | null;
  }
}

const firstServerError = 500;
const unavailable = 503;
/** A restart of the database takes about this long. */
const restartSeconds = 5;

const foreignKeyViolation = '23503';

/** Refusals by Fastify itself. Any other error from it is a defect. */
const codesOfFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_VALIDATION: 'requests.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'requests.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'requests.malformed',
  FST_ERR_BAD_URL: 'requests.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'requests.unknownPath',
  FST_ERR_CTP_BODY_TOO_LARGE: 'requests.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'requests.wrongMediaType',
};

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

/** Also handles errors before routing, such as a path that cannot be decoded. */
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
    // Specification §8 requires `err_code`.
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
  // Sent as text, because the route's 200 schema may not match a refusal with that status.
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

/** The account was deleted during the request. */
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

/** Reports where the request is invalid but never the value, which may be a password. */
function toIssues({ validation, validationContext }: FastifyError): Record<string, unknown> {
  if (!validation) return {};
  return {
    issues: validation.map(({ instancePath, keyword }) => ({
      path: `${validationContext ?? 'request'}${instancePath.replace(/\/$/, '')}`,
      problem: keyword,
    })),
  };
}
