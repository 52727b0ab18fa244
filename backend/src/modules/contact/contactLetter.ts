import type { LetterWriter } from '../mail';
import type { ContactRepository } from './contactRepository';

/** What a visitor wrote, for the people who answer: an answer goes to the visitor. */
export function contactLetter(messages: Pick<ContactRepository, 'find'>): LetterWriter {
  return async ({ id, recipient }) => {
    const message = await messages.find(id);
    if (!message) return undefined;
    const { name, email, inquiry, language } = message;
    return {
      recipient,
      replyTo: { name, address: email },
      subject: `Contact form (${language}): ${name}`,
      text: `${name} <${email}>\n\n${inquiry}\n`,
    };
  };
}
