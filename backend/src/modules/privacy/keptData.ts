/**
 * When a row is deleted: with the account or its order, by a rule of `retentionRules`, after its
 * work, or never. `cutOff` loses the account first and goes by a rule.
 */
type RowEnd = 'withAccount' | 'cutOff' | 'withOrder' | 'byRule' | 'whenDone' | 'never';

/** Data of a table. Column names are separated by spaces, and each column is listed once. */
export interface KeptTable {
  goes: RowEnd;
  /** Columns with the id of the account. */
  ids?: string;
  /** Columns with the email address of the account. */
  addresses?: string;
  /** Columns with the id of an order of the account. */
  orders?: string;
  /** Columns in the owner's export. */
  exported?: string;
  /** Exported columns that are emptied if the row outlives the account. */
  cleared?: string;
  /** Hashes, and data that is or may be about someone else. */
  withheld?: string;
  impersonal?: string;
}

/** Rows with the id of their account, which are deleted with it. */
function ofAccount(columns: Pick<KeptTable, 'exported' | 'withheld'>): KeptTable {
  return { goes: 'withAccount', ids: 'account_id', ...columns };
}

/** Every column of the database and when it is deleted (decision 0058). */
export const keptData: Readonly<Record<string, KeptTable>> = {
  account: {
    goes: 'withAccount',
    ids: 'id',
    exported: 'id email created_at verified_at',
    withheld: 'password_hash',
  },
  totp: ofAccount({ exported: 'account_id confirmed_at', withheld: 'sealed_secret last_step' }),
  passkey: ofAccount({
    exported: 'id account_id name transports created_at used_at',
    withheld: 'credential_id public_key signatures',
  }),
  recovery_code: ofAccount({ withheld: 'account_id letter code_hash' }),
  login_challenge: ofAccount({ withheld: 'account_id token_hash passkey_challenge expires_at' }),
  passkey_enrolment: ofAccount({ withheld: 'account_id challenge expires_at' }),
  session: ofAccount({
    exported:
      'id account_id created_at authenticated_at expires_at ended_at ended_by device_id seen_at ' +
      'browser system',
    withheld: 'token_hash',
  }),
  device: ofAccount({ exported: 'user_id account_id app_type installation name created_at' }),
  bound_address: ofAccount({ exported: 'account_id address bound_at' }),
  dns_settings: ofAccount({ exported: 'account_id resolvers updated_at' }),
  verification: ofAccount({
    exported: 'account_id purpose email attempts expires_at',
    withheld: 'code_hash ticket_hash',
  }),
  subscription: ofAccount({
    exported:
      'id account_id plan_id status provider mandate_ref renews cancelled_at next_plan_id currency ' +
      'period_started_at period_ends_at period_price_minor gift_days next_amount_minor ' +
      'renewal_amount_minor renewal_attempts reminded_for language created_at ended_at',
  }),
  // Tax law requires orders. Without the account they do not reveal who paid.
  plan_order: {
    goes: 'cutOff',
    ids: 'account_id',
    exported:
      'id account_id subscription_id replaced_subscription_id plan_id product_id kind status ' +
      'provider renews currency price_minor coupon_code discount_minor credit_minor amount_minor ' +
      'next_amount_minor renewal_amount_minor free_days period_started_at period_ends_at attempt ' +
      'language provider_ref charge_ref failure refund_reason withdrawn_at invoice_number ' +
      'created_at expires_at paid_at refunded_at charge_asked_at',
    cleared: 'tracking approval_url withdrawn_by',
  },
  ledger_entry: {
    goes: 'withOrder',
    orders: 'order_id',
    exported: 'id order_id kind amount_minor currency at',
  },
  idempotent_call: ofAccount({
    exported: 'account_id key started_at reply',
    withheld: 'request_hash',
  }),
  invite_code: ofAccount({ exported: 'account_id code' }),
  // Deleted with its order, which may belong to another account.
  invitation: {
    goes: 'cutOff',
    ids: 'inviter_id buyer_id',
    exported: 'free_days status created_at decided_at',
    withheld: 'order_id inviter_id buyer_id',
  },
  email_outbox: {
    goes: 'whenDone',
    addresses: 'recipient',
    exported: 'id kind recipient language subject_id waiting_key created_at due_at attempts',
  },
  analytics_event: {
    goes: 'byRule',
    ids: 'user_id',
    exported:
      'id received_at happened_at event_name event_params user_properties user_id front_id ' +
      'language device country country_code ip app_name app_type app_info',
  },
  // Stored with an unverified email address, which may belong to someone else.
  contact_message: {
    goes: 'byRule',
    withheld: 'id content_hash received_at name email inquiry language',
  },
  subscription_to_newsletter: {
    goes: 'byRule',
    withheld: 'email language confirm_hash confirm_until confirmed_at leave_token',
  },
  student_claim: {
    goes: 'byRule',
    withheld: 'mailbox email language asked_at link_hash link_until coupon_code issued_at',
  },
  // The key hashes the email address and IP address.
  attempt_window: { goes: 'whenDone', withheld: 'key_hash started_at attempts' },
  webhook_event: { goes: 'byRule', impersonal: 'provider event_id received_at' },
  job: { goes: 'whenDone', impersonal: 'id kind subject_id lane due_at attempts' },
  bot_check_used: { goes: 'whenDone', impersonal: 'token_hash good_until' },
  bot_check_secret: { goes: 'never', impersonal: 'is_only secret' },
  signing_key: { goes: 'never', impersonal: 'name secret' },
  invoice_counter: { goes: 'never', impersonal: 'is_only last_number' },
  coupon: {
    goes: 'never',
    impersonal: 'code kind percent_off amounts_off fits starts_at ends_at max_uses',
  },
  plan: {
    goes: 'never',
    impersonal:
      'id product_id family tier channel name currency interval_count interval_unit price_minor ' +
      'renewal_price_minor trial_price_minor trial_days offer_key offer_path offer_starts_at ' +
      'offer_ends_at is_recommended is_on_sale',
  },
  article: {
    goes: 'never',
    impersonal: 'id wordpress_post unikey category_key tags author published_at',
  },
  article_text: {
    goes: 'never',
    impersonal: 'unikey language title excerpt body_html reading_minutes folded_title folded_text',
  },
  article_category: { goes: 'never', impersonal: 'key position' },
  article_category_label: { goes: 'never', impersonal: 'category_key language label' },
  article_tag_label: { goes: 'never', impersonal: 'tag_key language label' },
};

export function listNames(names: string | undefined): string[] {
  return names?.split(' ') ?? [];
}

export function listKeptColumns(): string[] {
  return Object.entries(keptData).flatMap(([table, { exported, cleared, withheld, impersonal }]) =>
    [exported, cleared, withheld, impersonal]
      .flatMap(listNames)
      .map((column) => `${table}.${column}`),
  );
}
