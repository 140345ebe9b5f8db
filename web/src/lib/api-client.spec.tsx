import type { Call } from '@fovea/shared-types/call';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiRefusal, NetworkError, SessionExpired } from './api-client';
import { callerHeaders } from './caller';
import { earlyKey } from './early-calls';
import { serverNow } from './server-clock';
import { closeLogin, sessionToken, signIn, signOut } from './session';
import { currentToasts, dismissToast } from './toast-store';

const aCall: Call<{ id: number }, { name: string }> = { path: '/goods/goods-detail' };
/** Only the network is mocked. */
const network = vi.fn<typeof fetch>();
const answers = (envelope: object): void => {
  network.mockResolvedValueOnce(Response.json(envelope));
};

describe('a call of the API', () => {
  beforeEach(() => vi.stubGlobal('fetch', network));
  afterEach(() => {
    vi.unstubAllGlobals();
    network.mockReset();
    signOut();
    closeLogin(false);
    for (const toast of currentToasts()) dismissToast(toast.id);
  });

  it('posts JSON with terminal, language and token, and opens the envelope', async () => {
    signIn({ token: 'a.b.c', name: 'Aya' });
    answers({ code: 200, msg: '', data: { name: 'OCT' } });
    await expect(api(aCall, { id: 7 })).resolves.toEqual({ name: 'OCT' });
    const [path, init] = network.mock.calls[0] ?? [];
    expect(path).toBe('/goods/goods-detail');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"id":7}',
      headers: {
        terminal: '4',
        language: '2',
        token: 'a.b.c',
        device: expect.stringMatching(/^[\w-]{22,64}$/),
      },
    });
  });

  it('takes the answer to the same call that the document has made, once, and its clock from then', async () => {
    const headers = callerHeaders('en', null);
    const sentAt = performance.now() - 900;
    window.foveaEarly = new Map([
      [
        earlyKey(aCall.path, '{"id":7}', headers),
        {
          answer: Promise.resolve(
            Response.json({
              code: 200,
              msg: '',
              data: { name: 'early', server_time: '2031-01-01T00:00:00.000Z' },
            }),
          ),
          sentAt,
          receivedAt: sentAt + 200,
        },
      ],
    ]);
    answers({ code: 200, msg: '', data: { name: 'other' } });
    await expect(api(aCall, { id: 8 })).resolves.toMatchObject({ name: 'other' });
    await expect(api(aCall, { id: 7 }, { clock: true })).resolves.toMatchObject({ name: 'early' });
    expect(network).toHaveBeenCalledTimes(1);
    // Half of its way, and what has gone by since it came.
    expect(serverNow() - Date.parse('2031-01-01T00:00:00.000Z')).toBeGreaterThanOrEqual(800);
    answers({ code: 200, msg: '', data: { name: 'later' } });
    await expect(api(aCall, { id: 7 })).resolves.toMatchObject({ name: 'later' });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('throws a refusal with its identifier, fields and the code to quote, and shows it once', async () => {
    answers({
      code: -101,
      msg: 'The bid is too low.',
      data: null,
      error: 'BID_TOO_LOW',
      fields: { amount: 'too low' },
      trace_id: 't1',
    });
    const refusal: unknown = await api(aCall, { id: 1 }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiRefusal);
    expect(refusal).toMatchObject({ error: 'BID_TOO_LOW', fields: { amount: 'too low' }, traceId: 't1' });
    expect(currentToasts().map((toast) => toast.text)).toEqual(['The bid is too low.']);
  });

  it('leaves a refusal to the caller who handles it', async () => {
    answers({ code: -101, msg: 'no', data: null, error: 'BID_TOO_LOW' });
    await expect(api(aCall, { id: 1 }, { handles: ['BID_TOO_LOW'] })).rejects.toBeInstanceOf(ApiRefusal);
    expect(currentToasts()).toEqual([]);
  });

  it('forgets a dead session and shows no toast for it', async () => {
    signIn({ token: 'dead', name: 'Aya' });
    answers({ code: -102, msg: 'expired', data: null });
    await expect(api(aCall, { id: 1 })).rejects.toBeInstanceOf(SessionExpired);
    expect(sessionToken()).toBeNull();
    expect(document.cookie).not.toContain('fovea_token');
    expect(currentToasts()).toEqual([]);
  });

  it('calls everything else a network error: no line, a fault, a foreign page', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(api(aCall, { id: 1 }, { quiet: true })).rejects.toBeInstanceOf(NetworkError);
    answers({ code: 500, msg: 'broken', data: null, trace_id: 't2' });
    await expect(api(aCall, { id: 1 }, { quiet: true })).rejects.toMatchObject({
      message: 'broken',
      traceId: 't2',
    });
    network.mockResolvedValueOnce(new Response('<html>gateway</html>'));
    await expect(api(aCall, { id: 1 }, { quiet: true })).rejects.toBeInstanceOf(NetworkError);
    expect(currentToasts()).toEqual([]);
  });

  it('is given up after 20 seconds, and not before (spec 9)', async () => {
    vi.useFakeTimers();
    // The browser's own clock of a signal is not the one that tests move.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('over', 'TimeoutError')), ms);
      return controller.signal;
    });
    network.mockImplementationOnce(
      (_path, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('over', 'TimeoutError'))),
        ),
    );
    const outcome = vi.fn<(error: unknown) => void>();
    void api(aCall, { id: 1 }, { quiet: true }).catch(outcome);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(NetworkError));
  });
});
