import type { Article, ArticlePage } from '@tidegate/contracts/api/blog';
import type { HeadOverrides } from '@tidegate/contracts/api/localisation';
import type { Language } from '@tidegate/contracts/languages';
import type { ContentHead } from '@tidegate/contracts/remoteModule';
import type { FooterConfig } from '@tidegate/contracts/store/globalState';
import type { PageDocument } from '../../pages/pageDocument';

/** What an AMP document shows. */
export type AmpContent =
  | { kind: 'page'; document: PageDocument }
  | { kind: 'article'; article: Article; head: ContentHead }
  /** `canonical` is the list's own address: its page belongs to it. */
  | { kind: 'articles'; list: ArticlePage; subject: string | undefined; canonical: string };

/** One AMP document to render; the same for everybody. */
export interface AmpTask {
  amp: AmpContent;
  /** All of its style. */
  style: string;
  origin: string;
  /** Without language and device. */
  sitePath: string;
  language: Language;
  footer: FooterConfig;
  heads: HeadOverrides;
}
