const dotless: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Removes what mailboxes ignore: case, a suffix after `+`, and dots at Google. */
export function toMailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const plain = name.split('+')[0] ?? '';
  return dotless.includes(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** Compares mailboxes by their addresses. A missing address matches none. */
export function isSameMailbox(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && toMailbox(one) === toMailbox(other);
}
