/** Writes the files of a release into `outDir`. */
export function buildRemote(options: { remoteDir: string; outDir: string }): Promise<void>;
