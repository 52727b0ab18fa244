/** One value of a path's parameter, with the figures and names that its page speaks of. */
export type PageEntry = Readonly<{ id: string } & Record<string, string | number>>;
