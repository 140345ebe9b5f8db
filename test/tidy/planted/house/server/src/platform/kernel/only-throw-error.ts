// plants typescript/only-throw-error
export function fails(): never {
  throw 'a text';
}
