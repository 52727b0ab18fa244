/** The component's own class, and the caller's after it. */
export function classNames(own: string, added: string | undefined): string {
  return added ? `${own} ${added}` : own;
}
