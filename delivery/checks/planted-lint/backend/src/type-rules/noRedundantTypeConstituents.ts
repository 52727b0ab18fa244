// reports: typescript/no-redundant-type-constituents
export type Name = unknown | string;
