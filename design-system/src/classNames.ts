export function classNames(own: string, added: string | undefined): string {
  return added ? `${own} ${added}` : own;
}
