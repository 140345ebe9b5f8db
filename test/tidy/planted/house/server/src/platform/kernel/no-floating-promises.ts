// plants typescript/no-floating-promises
export function forgets(): void {
  Promise.resolve();
}
