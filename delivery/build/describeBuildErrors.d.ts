/** What is wrong with the sources, once for each fault, without the stacks of the compilers. */
export function describeBuildErrors(
  errors: readonly { moduleName?: string; message: string }[],
): string;
