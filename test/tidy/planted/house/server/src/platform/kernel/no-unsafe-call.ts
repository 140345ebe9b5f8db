// plants typescript/no-unsafe-call
export function run(text: string): void {
  JSON.parse(text)();
}
