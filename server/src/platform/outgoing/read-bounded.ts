/**
 * The text of an answer of another service.
 * @param what the service, as the error names it
 * @throws Error where there is more of it than any answer of this kind has
 */
export async function readBounded(answer: Response, maxBytes: number, what: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (answer.body as ReadableStream<Uint8Array> | null)?.getReader(); // fetch gives bytes
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) return Buffer.concat(parts).toString('utf8');
    size += value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new Error(`${what} answered too much`);
    }
    parts.push(value);
  }
}
