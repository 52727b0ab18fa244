/** One line for each phase on the terminal. */
export interface Progress {
  line: (text: string) => void;
  /** Shows the name at once and the seconds when the work is done. */
  phase: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** What `tidegate.mjs` hands to a command. */
export interface CommandContext {
  rootDir: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  progress: Progress;
}

/** A command of `npm run`; answers the exit code. */
export type Command = (context: CommandContext) => Promise<number>;
