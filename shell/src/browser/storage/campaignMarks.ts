/** Part of the visitor's request: an invite counts at the checkout, so it needs no consent. */
export const inviteMarks = ['invite_code', 'invite_type', 'iv_user_id', 'iv_sim_country'];

/** Marks that tell where a visitor came from need consent. */
export const campaignMarks = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'front_id',
  'channel',
  'source',
];
