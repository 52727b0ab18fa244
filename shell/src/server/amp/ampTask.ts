import type { Article, ArticlePage } from '@tidegate/contracts/api/blog/schemas';
import type { HeadOverrides } from '@tidegate/contracts/api/content/schemas';
import type { Language } from '@tidegate/contracts/languages';
import type { ContentHead } from '@tidegate/contracts/remotes/remoteModule';
import type { FooterConfig } from '@tidegate/contracts/store/globalState';
import type { PageDocument } from '../../pages/pageDocument';

export type AmpContent =
  | { kind: 'page'; document: PageDocument }
  | { kind: 'article'; article: Article; head: ContentHead }
  /** `canonical` is the list that the page belongs to. */
  | { kind: 'articles'; list: ArticlePage; subject: string | undefined; canonical: string };

/** An AMP document to render, the same for every visitor. */
export interface AmpTask {
  amp: AmpContent;
  style: string;
  origin: string;
  sitePath: string;
  language: Language;
  footer: FooterConfig;
  heads: HeadOverrides;
}
