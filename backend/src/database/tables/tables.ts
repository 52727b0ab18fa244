import type { Language } from '@tidegate/contracts/languages';
import type { AccountTables } from './accountTables';
import type { PromotionTables } from './promotionTables';
import type { PurchaseTables } from './purchaseTables';
import type { SecondFactorTables } from './secondFactorTables';
import type { Generated, GeneratedAlways } from 'kysely';

export interface SiteTables
  extends AccountTables, PurchaseTables, PromotionTables, SecondFactorTables {
  mail_order: MailOrderTable;
  analytics_event: AnalyticsEventTable;
  bot_check_secret: BotCheckSecretTable;
  bot_check_used: BotCheckUsedTable;
  contact_message: ContactMessageTable;
  subscription_to_newsletter: SubscriptionToNewsletterTable;
  signing_key: { name: string; secret: Buffer };
  job: JobTable;
  article: ArticleTable;
  article_text: ArticleTextTable;
  article_category: ArticleCategoryTable;
  article_category_label: ArticleCategoryLabelTable;
  article_tag_label: ArticleTagLabelTable;
}

interface MailOrderTable {
  id: string;
  kind: string;
  recipient: string;
  language: Language;
  subject_id: string | null;
  waiting_key: string | null;
  created_at: Date;
  due_at: Date;
  attempts: number;
}

interface ContactMessageTable {
  id: string;
  content_hash: Buffer;
  received_at: Date;
  name: string;
  email: string;
  inquiry: string;
  language: Language;
}

interface SubscriptionToNewsletterTable {
  email: string;
  language: Language;
  confirm_hash: Buffer | null;
  confirm_until: Date;
  confirmed_at: Date | null;
  leave_token: string;
}

interface AnalyticsEventTable {
  id: GeneratedAlways<string>;
  received_at: Date;
  happened_at: Date;
  event_name: string;
  event_params: string;
  user_properties: string;
  user_id: string | null;
  front_id: string;
  language: Language;
  device: 'desktop' | 'mobile';
  country: string;
  country_code: string;
  ip: string;
  app_name: string;
  app_type: number;
  app_info: string;
}

interface BotCheckSecretTable {
  is_only: Generated<boolean>;
  secret: string;
}

interface BotCheckUsedTable {
  token_hash: Buffer;
  good_until: Date;
}

interface JobTable {
  id: string;
  kind: string;
  subject_id: string;
  lane: string;
  due_at: Date;
  attempts: number;
}

interface ArticleTable {
  id: GeneratedAlways<number>;
  wordpress_post: number | null;
  unikey: string;
  category_key: string;
  tags: string[];
  author: string;
  published_at: Date;
}

export interface ArticleTextTable {
  unikey: string;
  language: Language;
  title: string;
  excerpt: string;
  body_html: string | null;
  reading_minutes: number | null;
  folded_title: string;
  folded_text: string;
}

interface ArticleCategoryTable {
  key: string;
  position: number;
}

export interface ArticleCategoryLabelTable {
  category_key: string;
  language: Language;
  label: string;
}

interface ArticleTagLabelTable {
  tag_key: string;
  language: Language;
  label: string;
}
