/** Tests whether the database rejected a row because of the named constraint or unique index. */
export function isOfConstraint(error: unknown, constraint: string): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
