// plants typescript/no-namespace
export namespace Old {
  export const id = 1;
}
