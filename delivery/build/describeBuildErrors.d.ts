/** Lists each distinct build error once, without compiler stacks. */
export function describeBuildErrors(
  errors: readonly { moduleName?: string; message: string }[],
): string;
