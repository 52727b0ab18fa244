import {
  contactLimits,
  contactPath,
  confirmSubscriptionPath,
  subscribePath,
  unsubscribePath,
  requestStudentCodePath,
  claimStudentCodePath,
} from '@tidegate/contracts/api/email-forms/endpoints';
import {
  contactRequestSchema,
  newsletterTokenSchema,
  subscribeSchema,
  requestStudentCodeSchema,
  studentCodeSchema,
  studentTokenSchema,
} from '@tidegate/contracts/api/email-forms/schemas';
import { errorTable } from '@tidegate/contracts/errors/errors';
import type * as z from 'zod/mini';
import type { ShownField } from '../../pages/sections/forms/formSection';

export interface FormField extends Pick<ShownField, 'control' | 'autoComplete' | 'maxLength'> {
  label: string;
  hint?: string;
  missing: string;
  invalid: string;
}

/** A form of a shell page, with the keys of its messages. */
export interface PageFormKind {
  path: string;
  schema: z.ZodMiniType<Record<string, unknown>>;
  /** Sends the fields as a query instead of a body. */
  isByAddress?: true;
  /** Script runs a bot check before it sends the form. */
  isChecked?: true;
  question?: string;
  fields: Readonly<Record<string, FormField>>;
  submit: string;
  sent: string;
  /** Values of the reply for the success message, which then replaces `sent`. */
  result?: { schema: z.ZodMiniType<Readonly<Record<string, string>>>; sent: string };
  /** Messages by envelope code. */
  refusals: Readonly<Record<number, string>>;
}

const email = {
  control: 'email',
  autoComplete: 'email',
  maxLength: contactLimits.email,
  missing: 'contact.missingEmail',
  invalid: 'problems.email',
} as const;

const contact: PageFormKind = {
  path: contactPath,
  isChecked: true,
  schema: contactRequestSchema,
  fields: {
    name: {
      control: 'text',
      autoComplete: 'name',
      maxLength: contactLimits.name,
      label: 'contact.name',
      missing: 'contact.missingName',
      invalid: 'problems.text',
    },
    email: { ...email, label: 'contact.email', hint: 'contact.emailHint' },
    inquiry: {
      control: 'textarea',
      autoComplete: 'off',
      maxLength: contactLimits.inquiry,
      label: 'contact.inquiry',
      missing: 'contact.missingInquiry',
      invalid: 'problems.text',
    },
  },
  submit: 'contact.submit',
  sent: 'contact.sent',
  refusals: { [errorTable['contact.tooMany'].envelopeCode]: 'problems.tooMany' },
};

const subscribe: PageFormKind = {
  path: subscribePath,
  isChecked: true,
  schema: subscribeSchema,
  fields: { email: { ...email, label: 'newsletter.email' } },
  submit: 'newsletter.submit',
  sent: 'newsletter.sent',
  refusals: { [errorTable['newsletter.tooMany'].envelopeCode]: 'problems.tooMany' },
};

const confirm: PageFormKind = {
  path: confirmSubscriptionPath,
  schema: newsletterTokenSchema,
  fields: {},
  question: 'newsletter.confirmLead',
  submit: 'newsletter.confirmSubmit',
  sent: 'newsletter.confirmed',
  refusals: {
    [errorTable['newsletter.unknownLink'].envelopeCode]: 'newsletter.unknownLink',
  },
};

const leave: PageFormKind = {
  path: unsubscribePath,
  isByAddress: true,
  schema: newsletterTokenSchema,
  fields: {},
  question: 'newsletter.leaveLead',
  submit: 'newsletter.leaveSubmit',
  sent: 'newsletter.left',
  refusals: {},
};

const student: PageFormKind = {
  path: requestStudentCodePath,
  isChecked: true,
  schema: requestStudentCodeSchema,
  fields: { email: { ...email, label: 'student.email', hint: 'student.emailHint' } },
  submit: 'student.submit',
  sent: 'student.sent',
  refusals: {
    [errorTable['students.notAcademic'].envelopeCode]: 'student.notAcademic',
    [errorTable['students.tooMany'].envelopeCode]: 'problems.tooMany',
  },
};

const claim: PageFormKind = {
  path: claimStudentCodePath,
  schema: studentTokenSchema,
  fields: {},
  question: 'student.claimLead',
  submit: 'student.claimSubmit',
  sent: 'student.claimed',
  result: { schema: studentCodeSchema, sent: 'student.claimedCode' },
  refusals: {
    [errorTable['students.unknownLink'].envelopeCode]: 'student.unknownLink',
    [errorTable['students.linkExpired'].envelopeCode]: 'student.linkExpired',
  },
};

export const pageForms = { contact, subscribe, confirm, leave, student, claim } as const;

export type PageFormName = keyof typeof pageForms;

/** The first form of a section is shown by default. */
export const formsOfSection = {
  contact: ['contact'],
  newsletter: ['subscribe', 'confirm', 'leave'],
  student: ['student', 'claim'],
} as const;

export const formFieldName = 'form';

export function toFormId(form: PageFormName): string {
  return `${form}-form`;
}

export function isPageFormName(name: unknown): name is PageFormName {
  return typeof name === 'string' && Object.hasOwn(pageForms, name);
}
