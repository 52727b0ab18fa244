/** The bot check action of a form, which its script performs before sending. */
export const botCheckAttribute = 'data-bot-check';

/** Marks a form that needs the step-up check after a low score. */
export const stepUpAttribute = 'data-step-up';

/** Field that names the check of the token. */
export const botCheckKindField = 'recakind';

/** `create` or `get`: the passkey ceremony before sending. */
export const passkeyAttribute = 'data-passkey';

/** WebAuthn options as JSON. */
export const passkeyOptionsAttribute = 'data-passkey-options';

/** WebAuthn response as JSON. */
export const passkeyField = 'passkey';
