import type {
  AccountField,
  AccountForm,
  SecondFactorContent,
} from '../../pages/secondFactorContent';
import type { PrivateAnswer, PrivateRequest } from './privateAnswer';

/** Not named `action`, because such a field would shadow `form.action`. */
export const actionField = 'change';

type Shown = Pick<SecondFactorContent, 'id' | 'heading' | 'lead'> &
  Partial<Pick<SecondFactorContent, 'blocks' | 'outcome' | 'isAnsweredInPlace'>>;

/** Replies with a page that contains no remote. */
export function showAccountPage(
  { t, entry: { language, sitePath: path } }: PrivateRequest,
  status: number,
  shown: Shown,
): PrivateAnswer {
  return {
    kind: 'page',
    status,
    document: {
      ...{ path, language, hasAlternates: false },
      isIndexed: false,
      breadcrumbs: [],
      layout: 'default',
      slots: [],
      head: { title: shown.heading, description: shown.lead },
      sections: [],
      secondFactor: {
        blocks: [],
        isAnsweredInPlace: false,
        ...shown,
        sending: t('form.sending'),
        failed: t('problems.failed'),
        help: {
          to: path === '/secondFactor' ? '/help/secure-your-account' : '/help/cannot-log-in',
          label: t('form.help'),
        },
        unused: t('secondFactor.problems.unused'),
      },
    },
  };
}

export function createCodeField(label: string, maxLength: number, error?: string): AccountField {
  return {
    ...{ name: 'code', control: 'code', label, maxLength },
    autoComplete: 'one-time-code',
    ...(error !== undefined && { error }),
  };
}

/** A form that requests one of the changes of a page. */
export function createForm(
  change: string,
  submit: string,
  fields: readonly AccountField[],
  hidden: AccountForm['hidden'] = [],
): AccountForm {
  return { submit, fields, hidden: [[actionField, change], ...hidden] };
}
