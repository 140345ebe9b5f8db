// plants typescript/triple-slash-reference
/// <reference path="./old.d.ts" />
export const id = 1;
