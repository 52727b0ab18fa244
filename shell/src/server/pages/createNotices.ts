import type { Language } from '@tidegate/contracts/languages';
import type { PageDocument } from '../../pages/pageDocument';
import type { EdgeMessages } from '../forms/loadEdgeMessages';

const noticeKeys = {
  tooLarge: {
    status: 413,
    title: 'notices.tooLargeTitle',
    heading: 'notices.tooLargeHeading',
    text: 'notices.tooLargeText',
  },
  unavailable: {
    status: 451,
    title: 'notices.unavailableTitle',
    heading: 'notices.unavailableHeading',
    text: 'notices.unavailableText',
  },
} as const;

export type NoticeName = keyof typeof noticeKeys;

/** A page in the site's frame that replaces another and is not indexed. */
export interface Notice {
  status: number;
  document: PageDocument;
}

export function createNotices(edgeMessages: EdgeMessages) {
  return (name: NoticeName, language: Language, path: string): Notice => {
    const t = edgeMessages[language];
    const { status, title, heading, text } = noticeKeys[name];
    return {
      status,
      document: {
        path,
        hasAlternates: false,
        isIndexed: false,
        breadcrumbs: [],
        layout: 'default',
        slots: [],
        head: { title: t(title), description: t('notices.description') },
        language,
        sections: [
          {
            kind: 'hero',
            heading: t(heading),
            lead: t(text),
            art: { picture: 'gate' },
            links: [{ to: '/', label: t('notices.home'), variant: 'secondary' }],
          },
        ],
      },
    };
  };
}

export type CreateNotice = ReturnType<typeof createNotices>;
