// reports: typescript/ban-ts-comment
// @ts-expect-error
export const unexplained: number = 'text';
