export interface Progress {
  line: (text: string) => void;
  /** Prints the name at once and the seconds at the end. */
  phase: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

export interface CommandContext {
  rootDir: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  progress: Progress;
}

/** Returns the exit code. */
export type Command = (context: CommandContext) => Promise<number>;
