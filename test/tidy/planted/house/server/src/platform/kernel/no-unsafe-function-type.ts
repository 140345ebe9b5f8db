// plants typescript/no-unsafe-function-type
export type Anything = Function;
