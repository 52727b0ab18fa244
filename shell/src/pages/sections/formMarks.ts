/** The action of the bot check that a form asks for; its script does it before sending. */
export const botCheckAttribute = 'data-bot-check';

/** On a form that came back because of a low score: the check that steps up is due. */
export const stepUpAttribute = 'data-step-up';

/** Says beside the token of a form which check it is for. */
export const botCheckKindField = 'recakind';
