/** Options for a call in `load` or `submit` that needs the present reply of the server. */
export const uncached = { subscribe: false, forceRefetch: true } as const;
