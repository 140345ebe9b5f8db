// plants typescript/no-duplicate-enum-values
export enum Twice {
  First = 1,
  Second = 1,
}
