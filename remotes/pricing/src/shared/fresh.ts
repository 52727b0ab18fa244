/** For `load` and `submit`: asks the server, whatever is cached. */
export const fresh = { subscribe: false, forceRefetch: true } as const;
