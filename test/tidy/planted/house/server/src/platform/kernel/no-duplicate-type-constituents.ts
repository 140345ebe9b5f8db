// plants typescript/no-duplicate-type-constituents
export type Twice = string | string;
