// reports: no-restricted-globals
export const readCookie = (): string => document.cookie;

/** Types of the platform are fine. */
export type Send = (form: FormData) => Promise<Response>;
