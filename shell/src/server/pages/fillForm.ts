import { findBotCheckAction } from '@tidegate/contracts/visitors/botCheck';
import type { FormContent, FormSection, ShownField } from '../../pages/sections/forms/formSection';
import {
  formFieldName,
  formsOfSection,
  pageForms,
  toFormId,
  type FormField,
  type PageFormKind,
  type PageFormName,
} from '../forms/pageForms';
import { sentParameter } from '../forms/toSentAddress';
import type { SectionContext } from './sectionContext';

/** Selects the form that was sent, refused or requested by `?confirm=token`. */
function chooseForm(
  names: readonly [PageFormName, ...PageFormName[]],
  { searchParams, refused }: SectionContext['visit'],
): PageFormName {
  const sent = searchParams.get(sentParameter);
  return (
    names.find((name) => name === refused?.form) ??
    names.find((name) => name === sent) ??
    names.find((name) => searchParams.has(name)) ??
    names[0]
  );
}

export function fillForm(
  { form, ...section }: FormContent,
  { namesLanguage, edgeMessages, visit }: SectionContext,
): FormSection {
  const t = edgeMessages[namesLanguage];
  const name = chooseForm(formsOfSection[form], visit);
  const kind: PageFormKind = pageForms[name];
  const refused = visit.refused?.form === name ? visit.refused : undefined;
  const token = refused?.values['token'] ?? visit.searchParams.get(name);

  function toShown([fieldName, field]: [string, FormField]): ShownField {
    const { control, autoComplete, maxLength, label, hint } = field;
    const error = refused?.errors[fieldName];
    return {
      name: fieldName,
      control,
      autoComplete,
      maxLength,
      label: t(label),
      ...(hint !== undefined && { hint: t(hint) }),
      value: refused?.values[fieldName] ?? '',
      ...(error !== undefined && { error: t(error) }),
    };
  }

  const shown = {
    ...section,
    id: toFormId(name),
    formLanguage: namesLanguage,
    hidden: [
      [formFieldName, name] as const,
      ...(token === null ? [] : [['token', token] as const]),
    ],
    submit: t(kind.submit),
    sending: t('form.sending'),
    failed: t('problems.failed'),
    ...(kind.isChecked && { botCheck: findBotCheckAction(kind.path) }),
    ...(refused?.isScoreLow && { stepsUp: true }),
  };
  if (visit.searchParams.get(sentParameter) === name && !refused) {
    const values = kind.result?.schema.safeParse(Object.fromEntries(visit.searchParams));
    const text = kind.result && values?.success ? t(kind.result.sent, values.data) : t(kind.sent);
    return { ...shown, outcome: { tone: 'success', text } };
  }
  return {
    ...shown,
    ...(kind.question !== undefined && { question: t(kind.question) }),
    fields: Object.entries(kind.fields).map(toShown),
    ...(refused?.problem !== undefined && {
      outcome: { tone: 'caution', text: t(refused.problem) },
    }),
  };
}
