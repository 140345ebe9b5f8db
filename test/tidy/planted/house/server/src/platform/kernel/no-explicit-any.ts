// plants typescript/no-explicit-any
export type Whatever = any;
