import type {
  OrderKind,
  OrderStatus,
  PaymentFailure,
  ProviderCode,
  Tracking,
} from '@tidegate/contracts/api/payments';
import type { SubscriptionStatus } from '@tidegate/contracts/api/subscriptions';
import type { VerificationPurpose } from '@tidegate/contracts/api/passwords';
import type { Currency } from '@tidegate/contracts/money';
import type { IntervalUnit } from '@tidegate/contracts/productId';
import type { Language } from '@tidegate/contracts/languages';
import type { PromotionTables } from './promotionTables';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Every table of the schema `site`, as the migrations leave it. */
export interface SiteTables extends PromotionTables {
  account: AccountTable;
  session: SessionTable;
  device: DeviceTable;
  bound_address: BoundAddressTable;
  dns_settings: DnsSettingsTable;
  attempt_window: AttemptWindowTable;
  verification: VerificationTable;
  mail_order: MailOrderTable;
  analytics_event: AnalyticsEventTable;
  bot_check_secret: BotCheckSecretTable;
  bot_check_used: BotCheckUsedTable;
  contact_message: ContactMessageTable;
  subscription_to_newsletter: SubscriptionToNewsletterTable;
  plan: PlanTable;
  subscription: SubscriptionTable;
  plan_order: PlanOrderTable;
  invoice_counter: { is_only: Generated<boolean>; last_number: number };
  idempotent_call: IdempotentCallTable;
  webhook_event: { provider: ProviderCode; event_id: string; received_at: Date };
  signing_key: { name: string; secret: Buffer };
  job: JobTable;
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
  subject_id: string | null;
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

interface BotCheckSecretTable {
  is_only: Generated<boolean>;
  secret: string;
}

interface BotCheckUsedTable {
  token_hash: Buffer;
  good_until: Date;
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
  offer_key: string | null;
  offer_path: string | null;
  offer_starts_at: Date | null;
  offer_ends_at: Date | null;
  is_recommended: boolean;
  is_on_sale: boolean;
}

interface SubscriptionTable {
  id: string;
  account_id: string;
  plan_id: number;
  status: SubscriptionStatus;
  provider: ProviderCode;
  mandate_ref: string | null;
  renews: boolean;
  cancelled_at: Date | null;
  next_plan_id: number | null;
  currency: Currency;
  period_started_at: Date;
  period_ends_at: Date;
  period_price_minor: number;
  next_amount_minor: number;
  renewal_amount_minor: number;
  renewal_attempts: number;
  reminded_for: Date | null;
  language: Language;
  created_at: Date;
  ended_at: Date | null;
}

interface PlanOrderTable {
  id: string;
  account_id: string | null;
  subscription_id: string | null;
  replaced_subscription_id: string | null;
  plan_id: number;
  product_id: string;
  kind: OrderKind;
  status: OrderStatus;
  provider: ProviderCode | null;
  renews: boolean;
  currency: Currency;
  price_minor: number;
  coupon_code: string | null;
  discount_minor: number;
  credit_minor: number;
  amount_minor: number;
  next_amount_minor: number;
  renewal_amount_minor: number;
  free_days: number;
  period_started_at: Date;
  period_ends_at: Date;
  attempt: number;
  language: Language;
  tracking: JSONColumnType<Tracking>;
  provider_ref: string | null;
  charge_ref: string | null;
  approval_url: string | null;
  failure: PaymentFailure | null;
  refund_reason: 'guarantee' | 'withdrawal' | 'late' | 'duplicate' | null;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
  invoice_number: number | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  refunded_at: Date | null;
}

interface IdempotentCallTable {
  account_id: string;
  key: string;
  request_hash: Buffer;
  started_at: Date;
  reply: JSONColumnType<object> | null;
}

interface JobTable {
  id: string;
  kind: string;
  subject_id: string;
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
