// plants typescript/no-for-in-array
export function places(list: number[]): string[] {
  const found: string[] = [];
  for (const at in list) found.push(at);
  return found;
}
