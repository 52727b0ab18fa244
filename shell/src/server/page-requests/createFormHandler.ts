import type { FastifyReply, FastifyRequest } from 'fastify';
import { toPrefixedPath } from '../../locale/prefix';
import { findPage } from '../../routes/findPage';
import type { Backend } from '../backend-client/callBackend';
import { toVisitorCall } from '../backend-client/toVisitorCall';
import { sentParameter, toFormId } from '../forms/pageForms';
import { submitPageForm, type SentForm } from '../forms/submitPageForm';
import { isSameSiteWrite } from '../http/requestOrigin';
import type { RenderPage } from '../rendering/renderPage';
import type { PageEntry } from './requestedPage';
import type { SendPage } from './sendPage';

/** Address of the page after a sent form, with the values of the reply. */
function toSentAddress({ sitePath, language, device }: PageEntry, { form, brought }: SentForm) {
  const said = new URLSearchParams({ [sentParameter]: form, ...brought });
  return `${toPrefixedPath(sitePath, language, device)}?${said.toString()}#${toFormId(form)}`;
}

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
    if (submitted?.status === 'sent') return reply.redirect(toSentAddress(entry, submitted), 303);
    return sendPage(request, reply, () => renderPage(request, { refused: submitted }));
  };
}
