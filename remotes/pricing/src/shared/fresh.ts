/** Options for `load` and `submit` that bypass the cache. */
export const fresh = { subscribe: false, forceRefetch: true } as const;
