import type { VerificationPurpose } from '@tidegate/contracts/api/passwords';
import type { Currency } from '@tidegate/contracts/money';
import type { IntervalUnit } from '@tidegate/contracts/productId';
import type { Language } from '@tidegate/contracts/languages';
import type { Generated, GeneratedAlways } from 'kysely';

/** Every table of the schema `site`, as the migrations leave it. */
export interface SiteTables {
  account: AccountTable;
  session: SessionTable;
  device: DeviceTable;
  bound_address: BoundAddressTable;
  dns_settings: DnsSettingsTable;
  attempt_window: AttemptWindowTable;
  verification: VerificationTable;
  mail_order: MailOrderTable;
  analytics_event: AnalyticsEventTable;
  contact_message: ContactMessageTable;
  subscription_to_newsletter: SubscriptionToNewsletterTable;
  plan: PlanTable;
  article: ArticleTable;
  article_text: ArticleTextTable;
  article_category: ArticleCategoryTable;
  article_category_label: ArticleCategoryLabelTable;
  article_tag_label: ArticleTagLabelTable;
}

interface AccountTable {
  id: string;
  email: string;
  password_hash: string | null;
  created_at: Date;
}

interface SessionTable {
  id: string;
  token_hash: Buffer;
  account_id: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  ended_by: 'logout' | 'elsewhere' | null;
  device_id: string | null;
  seen_at: Date;
  browser: string;
  system: string;
}

interface DeviceTable {
  user_id: string;
  account_id: string;
  app_type: number;
  installation: string;
  name: string;
  created_at: Date;
}

interface BoundAddressTable {
  account_id: string;
  address: string;
  bound_at: Date;
}

interface DnsSettingsTable {
  account_id: string;
  resolvers: string[];
  updated_at: Date;
}

interface AttemptWindowTable {
  key_hash: Buffer;
  started_at: Date;
  attempts: number;
}

interface VerificationTable {
  account_id: string;
  purpose: VerificationPurpose;
  code_hash: string;
  attempts: number;
  ticket_hash: Buffer | null;
  expires_at: Date;
}

interface MailOrderTable {
  id: string;
  kind: string;
  recipient: string;
  language: Language;
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
  /** JSON. */
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

interface PlanTable {
  id: Generated<number>;
  product_id: string;
  family: string;
  tier: string;
  channel: string;
  name: string;
  currency: Currency;
  interval_count: number;
  interval_unit: IntervalUnit;
  price_minor: number;
  renewal_price_minor: number;
  trial_price_minor: number | null;
  trial_days: number | null;
  offer_ends_at: Date | null;
  is_recommended: boolean;
  is_on_sale: boolean;
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
