import type { Language } from '@tidegate/contracts/languages';
import { botCheckField, botCheckKinds, toCheckedPath } from '@tidegate/contracts/visitors/botCheck';
import { errorTable } from '@tidegate/contracts/errors/errors';
import type * as z from 'zod/mini';
import { botCheckKindField } from '../../pages/sections/forms/formMarks';
import type { Backend, VisitorCall } from '../backend-client/backend';
import { parseEnvelope } from '../backend-client/parseEnvelope';
import { readFormValues } from '../http/formBody';
import {
  formFieldName,
  isPageFormName,
  pageForms,
  type PageFormKind,
  type PageFormName,
} from './pageForms';

export interface RefusedForm {
  status: 'refused';
  httpStatus: number;
  form: PageFormName;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem?: string;
  /** A low bot score: script may send the form again with the fallback check. */
  isScoreLow?: true;
}

export interface SentForm {
  status: 'sent';
  form: PageFormName;
  /** Values of the reply for the success message. */
  values: Readonly<Record<string, string>>;
}

/** First problem of each field, as a message key. */
function findErrors(form: PageFormName, { issues }: z.core.$ZodError): Record<string, string> {
  const { fields } = pageForms[form];
  const errors: Record<string, string> = {};
  for (const { path, code } of issues) {
    const name = String(path[0]);
    const field = fields[name];
    if (!field || errors[name] !== undefined) continue;
    const keys: Partial<Record<typeof code, string>> = {
      too_small: field.missing,
      invalid_type: field.missing,
      too_big: 'problems.tooLong',
    };
    errors[name] = keys[code] ?? field.invalid;
  }
  return errors;
}

const lowScoreCode = errorTable['botCheck.scoreTooLow'].envelopeCode;

/** Bot check token; undefined for a page without script. */
function readProof(values: Readonly<Record<string, string>>) {
  const kind = botCheckKinds.find((one) => one === values[botCheckKindField]);
  const token = values[botCheckField];
  return kind && token ? { kind, token } : undefined;
}

function describeCall(
  { path, isByAddress, isChecked }: PageFormKind,
  content: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, string>>,
) {
  if (isByAddress) {
    return { url: `${path}?${new URLSearchParams(readFormValues(content)).toString()}` };
  }
  const proof = isChecked && readProof(values);
  return {
    url: proof ? toCheckedPath(path, proof.kind) : path,
    body: JSON.stringify({ ...content, ...(proof && { [botCheckField]: proof.token }) }),
    contentType: 'application/json',
  };
}

/** Sends a form of a shell page to the backend; undefined if the body is not such a form. */
export async function submitPageForm(
  backend: Backend,
  visitor: VisitorCall,
  body: unknown,
  language: Language,
): Promise<SentForm | RefusedForm | undefined> {
  const values = readFormValues(body);
  const form = values[formFieldName];
  if (!isPageFormName(form)) return undefined;
  const kind: PageFormKind = pageForms[form];

  const parsed = kind.schema.safeParse({ ...values, language });
  if (!parsed.success) {
    const errors = findErrors(form, parsed.error);
    return { status: 'refused', httpStatus: 422, form, values, errors };
  }
  const reply = await backend.call({
    ...visitor,
    method: 'POST',
    ...describeCall(kind, parsed.data, values),
  });
  const { code, data } = parseEnvelope(reply.body);
  if (reply.httpStatus === 200 && code === 200) {
    return { status: 'sent', form, values: kind.result?.schema.safeParse(data).data ?? {} };
  }
  return {
    status: 'refused',
    httpStatus: reply.httpStatus >= 400 ? reply.httpStatus : 422,
    form,
    values,
    errors: {},
    problem: kind.refusals[code] ?? 'problems.failed',
    ...(code === lowScoreCode && { isScoreLow: true }),
  };
}
