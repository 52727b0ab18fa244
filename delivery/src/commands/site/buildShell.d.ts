/** The build is plain JavaScript, because the webpack configurations of remotes import it. */
declare module '*/build/buildShell.js' {
  export function buildShell(options: {
    shellDir: string;
    outDir?: string;
    isProduction?: boolean;
  }): Promise<unknown>;
}
