// plants typescript/no-wrapper-object-types
export type Name = String;
