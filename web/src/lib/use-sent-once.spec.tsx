import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal, NetworkError } from './api-client';
import { useSentOnce } from './use-sent-once';

const lost = new NetworkError('no answer');
const refused = new ApiRefusal('PRICE_CHANGED', 'dearer', {}, null, null);

/** Requests one after the other, each with its fate. @returns the keys they went out under */
async function keysOf(...tries: [request: object, fate: Error | null][]): Promise<string[]> {
  const send = vi.fn<(request: object, key: string) => Promise<void>>();
  const { result } = renderHook(() => useSentOnce(send));
  for (const [request, fate] of tries) {
    send.mockImplementationOnce(() => (fate === null ? Promise.resolve() : Promise.reject(fate)));
    await result.current(request).catch((error: unknown) => expect(error).toBe(fate));
  }
  return send.mock.calls.map(([, key]) => key);
}

describe('what must not happen twice', () => {
  it('is sent again under the same key while its answer is lost', async () => {
    const [first, second] = await keysOf([{ id: 1 }, lost], [{ id: 1 }, null]);
    expect(second).toBe(first);
  });

  it.each([
    ['it was answered', { id: 1 }, null],
    ['it was refused', { id: 1 }, refused],
    ['another thing is requested', { id: 2 }, lost],
  ])('has a new key once %s', async (_why, request, fate) => {
    const [first, second] = await keysOf([request, fate], [{ id: 1 }, null]);
    expect(second).not.toBe(first);
  });
});
