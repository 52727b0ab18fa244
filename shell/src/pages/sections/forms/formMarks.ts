/** The action of the bot check that a form asks for; its script does it before sending. */
export const botCheckAttribute = 'data-bot-check';

/** On a form that came back because of a low score: the check that steps up is due. */
export const stepUpAttribute = 'data-step-up';

/** Says beside the token of a form which check it is for. */
export const botCheckKindField = 'recakind';

/** On a form whose passkey script makes or asks for before it sends: `create` or `get`. */
export const passkeyAttribute = 'data-passkey';

/** What the browser is asked for then, as JSON. */
export const passkeyOptionsAttribute = 'data-passkey-options';

/** What the browser answered, as JSON. */
export const passkeyField = 'passkey';
