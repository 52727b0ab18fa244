/** The build is plain JavaScript, because the webpack configurations of remotes import it. */
declare module '*/build/buildRemote.js' {
  export function buildRemote(options: { remoteDir: string; outDir: string }): Promise<unknown>;
}
