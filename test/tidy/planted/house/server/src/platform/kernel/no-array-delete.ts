// plants typescript/no-array-delete
export function drop(list: number[]): void {
  delete list[0];
}
