import type { Language } from '@tidegate/contracts/languages';
import type { AccountTables } from './accountTables';
import type { PromotionTables } from './promotionTables';
import type { PurchaseTables } from './purchaseTables';
import type { SecondFactorTables } from './secondFactorTables';
import type { Generated, GeneratedAlways } from 'kysely';

export interface SiteTables
  extends AccountTables, PurchaseTables, PromotionTables, SecondFactorTables {
  emailOutbox: EmailOutboxTable;
  analyticsEvent: AnalyticsEventTable;
  botCheckSecret: BotCheckSecretTable;
  botCheckUsed: BotCheckUsedTable;
  contactMessage: ContactMessageTable;
  subscriptionToNewsletter: SubscriptionToNewsletterTable;
  signingKey: { name: string; secret: Buffer };
  job: JobTable;
  article: ArticleTable;
  articleText: ArticleTextTable;
  articleCategory: ArticleCategoryTable;
  articleCategoryLabel: ArticleCategoryLabelTable;
  articleTagLabel: ArticleTagLabelTable;
}

interface EmailOutboxTable {
  id: string;
  /** Selects the template. */
  kind: string;
  recipient: string;
  language: Language;
  /** Id of the subject, unless the recipient suffices. */
  subjectId: string | null;
  /** Prevents a second outbox email with this key while one waits. */
  waitingKey: string | null;
  createdAt: Date;
  dueAt: Date;
  attempts: number;
}

interface ContactMessageTable {
  id: string;
  contentHash: Buffer;
  receivedAt: Date;
  name: string;
  email: string;
  inquiry: string;
  language: Language;
}

interface SubscriptionToNewsletterTable {
  email: string;
  language: Language;
  confirmHash: Buffer | null;
  confirmUntil: Date;
  confirmedAt: Date | null;
  leaveToken: string;
}

interface AnalyticsEventTable {
  id: GeneratedAlways<string>;
  receivedAt: Date;
  happenedAt: Date;
  eventName: string;
  eventParams: string;
  userProperties: string;
  userId: string | null;
  frontId: string;
  language: Language;
  device: 'desktop' | 'mobile';
  country: string;
  countryCode: string;
  ip: string;
  appName: string;
  appType: number;
  appInfo: string;
}

interface BotCheckSecretTable {
  isOnly: Generated<boolean>;
  secret: string;
}

interface BotCheckUsedTable {
  tokenHash: Buffer;
  goodUntil: Date;
}

interface JobTable {
  id: string;
  kind: string;
  subjectId: string;
  lane: string;
  dueAt: Date;
  attempts: number;
}

interface ArticleTable {
  id: GeneratedAlways<number>;
  wordpressPost: number | null;
  unikey: string;
  categoryKey: string;
  tags: string[];
  author: string;
  publishedAt: Date;
}

export interface ArticleTextTable {
  unikey: string;
  language: Language;
  title: string;
  excerpt: string;
  bodyHtml: string | null;
  readingMinutes: number | null;
  foldedTitle: string;
  foldedText: string;
}

interface ArticleCategoryTable {
  key: string;
  position: number;
}

export interface ArticleCategoryLabelTable {
  categoryKey: string;
  language: Language;
  label: string;
}

interface ArticleTagLabelTable {
  tagKey: string;
  language: Language;
  label: string;
}
