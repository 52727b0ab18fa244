/** Whether the database refused a row because of a constraint or a unique index of this name. */
export function isOfConstraint(error: unknown, constraint: string): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
