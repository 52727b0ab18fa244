const dotless: readonly string[] = ['gmail.com', 'googlemail.com'];

/** An address without what a mailbox does not tell apart: case, a suffix after `+`, dots at Google. */
export function toMailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const plain = name.split('+')[0] ?? '';
  return dotless.includes(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** Whether two addresses end in one mailbox, as far as their form tells; none is like no other. */
export function isSameMailbox(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && toMailbox(one) === toMailbox(other);
}
