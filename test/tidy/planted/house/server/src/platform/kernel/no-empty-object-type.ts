// plants typescript/no-empty-object-type
export type Whatever = {};
