export interface TestPostgres {
    /** Connection string of a server that nobody else uses. */
    url: string;
    stop(): Promise<void>;
}
/** Starts a real PostgreSQL from Debian's packages, or gives none where they are missing. */
export declare function startPostgres(): Promise<TestPostgres | undefined>;
