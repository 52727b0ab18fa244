import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPage } from '../../routes/findPage';
import type { Backend } from '../backend-client/backend';
import { toVisitorCall } from '../backend-client/toVisitorCall';
import { toFormId } from '../forms/pageForms';
import { toSentAddress } from '../forms/toSentAddress';
import { submitPageForm } from '../forms/submitPageForm';
import { isSameSiteWrite } from '../http/requestOrigin';
import type { RenderPage } from '../rendering/createPageRenderer';
import type { SendPage } from './sendPage';

/** Submits forms of shell pages. Releases receive the forms of their own pages. */
export function createFormHandler({
  backend,
  renderPage,
  sendPage,
}: {
  backend: Backend;
  renderPage: RenderPage;
  sendPage: SendPage;
}) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { entry, body } = request;
    if (!isSameSiteWrite(request)) return reply.code(409).send();
    const submitted = findPage(entry.sitePath)
      ? await submitPageForm(backend, toVisitorCall(request), body, entry.language)
      : undefined;
    if (submitted?.status === 'sent') {
      const { form, values } = submitted;
      return reply.redirect(toSentAddress(entry, form, toFormId(form), values), 303);
    }
    return sendPage(request, reply, () => renderPage(request, { refused: submitted }));
  };
}
