/** Everything that is wrong with a commit message, in sentences. */
export function findMessageProblems(message: string): string[];
