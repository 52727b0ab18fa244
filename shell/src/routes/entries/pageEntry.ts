/** A value of a path parameter, with the numbers and names that its page uses. */
export type PageEntry = Readonly<{ id: string } & Record<string, string | number>>;
