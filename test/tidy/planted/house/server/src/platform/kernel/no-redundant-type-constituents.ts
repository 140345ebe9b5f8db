// plants typescript/no-redundant-type-constituents
export type Whatever = unknown | string;
