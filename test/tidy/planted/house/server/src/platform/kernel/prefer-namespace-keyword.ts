// plants typescript/prefer-namespace-keyword typescript/no-namespace
export module Old {
  export const id = 1;
}
