// reports: typescript/no-deprecated
/** @deprecated Use `newName`. */
function oldName(): string {
  return 'old';
}

export const name = oldName();
