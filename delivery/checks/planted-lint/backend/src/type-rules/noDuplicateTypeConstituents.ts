// reports: typescript/no-duplicate-type-constituents
type Name = string;

export type Label = Name | string;
