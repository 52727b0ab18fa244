// reports: typescript/TS2322
export const wrongType: number = 'a text';
