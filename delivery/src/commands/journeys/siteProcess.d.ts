export interface SiteProcess {
    origin: string;
    /** Ends it as an operator would; throws unless it ends well. */
    stop: () => Promise<void>;
}
/** Runs `npm start` on a port of its own with data of its own, in a process of its own. */
export declare function startSiteProcess(options: {
    rootDir: string;
    dataDir: string;
    /** Settings beside the usual ones. */
    env?: NodeJS.ProcessEnv;
}): Promise<SiteProcess>;
