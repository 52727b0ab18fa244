export function parseBuildArguments(args: readonly string[]): { isTrial: boolean };
