export type SelectionKind = 'jest' | 'journey' | 'step' | 'suite';

export const wholeSuite = 'npm test';

export function kindOf(selection: string): SelectionKind {
  if (selection === wholeSuite) return 'suite';
  if (/\.test\.tsx?$/.test(selection)) return 'jest';
  return selection.endsWith('.spec.ts') ? 'journey' : 'step';
}
