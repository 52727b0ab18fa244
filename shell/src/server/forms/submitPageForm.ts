import type { Language } from '@tidegate/contracts/languages';
import {
  botCheckField,
  botCheckKinds,
  toCheckedPath,
  type BotCheckKind,
} from '@tidegate/contracts/visitors/botCheck';
import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import * as z from 'zod/mini';
import { botCheckKindField } from '../../pages/sections/forms/formMarks';
import type { Backend, BackendCall } from '../backend-client/callBackend';
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
  brought?: Readonly<Record<string, string>>;
}

export type SubmittedForm = SentForm | RefusedForm;

const envelopeSchema = z.object({ code: z.int(), data: z.optional(z.unknown()) });

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

const lowScoreCode = 20104 satisfies EnvelopeCode<'botCheck.scoreTooLow'>;

/** Bot check token; undefined for a page without script. */
function readProof(values: Readonly<Record<string, string>>) {
  const kind = botCheckKinds.find((one) => one === values[botCheckKindField]);
  const token = values[botCheckField];
  return kind && token ? { kind, token } : undefined;
}

interface FormCall {
  path: string;
  content: Readonly<Record<string, unknown>>;
  proof: { kind: BotCheckKind; token: string } | undefined;
}

function describeCall({ path, content, proof }: FormCall) {
  return {
    url: proof ? toCheckedPath(path, proof.kind) : path,
    body: JSON.stringify({ ...content, ...(proof && { [botCheckField]: proof.token }) }),
    contentType: 'application/json',
  };
}

function readEnvelope(body: Buffer): z.infer<typeof envelopeSchema> | undefined {
  try {
    return envelopeSchema.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Sends a form of a shell page to the backend; undefined if the body is not such a form. */
export async function submitPageForm(
  backend: Backend,
  visitor: Omit<BackendCall, 'method' | 'url' | 'body' | 'contentType'>,
  body: unknown,
  language: Language,
): Promise<SubmittedForm | undefined> {
  const values = readFormValues(body);
  const form = values[formFieldName];
  if (!isPageFormName(form)) return undefined;
  const { path, schema, isByAddress, isChecked, brings, refusals }: PageFormKind = pageForms[form];

  const parsed = schema.safeParse({ ...values, language });
  if (!parsed.success) {
    const errors = findErrors(form, parsed.error);
    return { status: 'refused', httpStatus: 422, form, values, errors };
  }
  const reply = await backend.call({
    ...visitor,
    method: 'POST',
    ...(isByAddress
      ? { url: `${path}?${new URLSearchParams(parsed.data as Record<string, string>).toString()}` }
      : describeCall({
          path,
          content: parsed.data,
          proof: isChecked && readProof(values),
        })),
  });
  const { code, data } = readEnvelope(reply.body) ?? {};
  if (reply.httpStatus === 200 && code === 200) {
    const brought = brings?.schema.safeParse(data).data;
    return { status: 'sent', form, ...(brought && { brought }) };
  }
  return {
    status: 'refused',
    httpStatus: reply.httpStatus >= 400 ? reply.httpStatus : 422,
    form,
    values,
    errors: {},
    problem: refusals[code ?? 0] ?? 'problems.failed',
    ...(code === lowScoreCode && { isScoreLow: true }),
  };
}
