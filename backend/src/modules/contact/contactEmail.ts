import type { EmailTemplate } from '../mail';
import type { ContactRepository } from './contactRepository';

/** Email for the support inbox. A reply goes to the visitor. */
export function contactEmail(messages: Pick<ContactRepository, 'find'>): EmailTemplate {
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
