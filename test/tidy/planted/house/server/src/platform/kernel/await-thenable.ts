// plants typescript/await-thenable
export async function waits(a: number): Promise<void> {
  await a;
}
