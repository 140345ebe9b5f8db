import type { PlaceBidRequest, PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import type { Envelope } from '@fovea/shared-types/envelope';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, NetworkError } from '../../lib/api-client';
import type { LotSocket } from '../../kit/lot/follow-lot';
import { aBidAnswer } from '../../../../test/fixtures/shown-lot';
import { sendBid } from './send-bid';

type Answer = Envelope<PlaceBidResponse | null>;
const request: PlaceBidRequest = { id: 7, amount: 105_000, currency: 'JPY', request_id: 'key-1' };

function aSocket(answer: Answer | Error): LotSocket {
  const socket = {
    connected: true,
    timeout: () => socket,
    emit: (_event: string, _request: PlaceBidRequest, ack: (error: Error | null, answer?: Answer) => void) =>
      answer instanceof Error ? ack(answer) : ack(null, answer),
  };
  // The parts of a socket that sending a bid uses.
  return socket as unknown as LotSocket;
}

/** What the network answers, in turn; keeps what was posted. */
function network(...answers: (Answer | 'lost')[]) {
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    posted.push([path, JSON.parse(init.body)]);
    const answer = answers.shift() ?? 'lost';
    return answer === 'lost'
      ? Promise.reject(new TypeError('failed to fetch'))
      : Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return posted;
}

describe('sending a bid', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('uses the socket when that is there', async () => {
    const posted = network();
    const answer = await sendBid(aSocket({ code: 200, msg: '', data: aBidAnswer({ seq: 9 }) }), request);
    expect(answer.seq).toBe(9);
    expect(posted).toEqual([]);
  });

  it('uses HTTP with the same key when the acknowledgement did not come', async () => {
    const posted = network({ code: 200, msg: '', data: aBidAnswer({ seq: 9 }) });
    const answer = await sendBid(aSocket(new Error('timeout')), request);
    expect(answer.seq).toBe(9);
    expect(posted).toEqual([['/auctions/add-bid', request]]);
  });

  it('repeats by HTTP with the same key, then reports that nobody answered', async () => {
    const posted = network('lost', 'lost');
    await expect(sendBid(null, request)).rejects.toBeInstanceOf(NetworkError);
    expect(posted).toEqual([
      ['/auctions/add-bid', request],
      ['/auctions/add-bid', request],
    ]);
  });

  it('accepts a refusal as an answer and does not repeat', async () => {
    const posted = network();
    const refused = sendBid(
      aSocket({ code: -101, msg: 'too low', data: null, error: 'BID_TOO_LOW', trace_id: 't-1' }),
      request,
    );
    await expect(refused).rejects.toMatchObject({ error: 'BID_TOO_LOW', msg: 'too low', traceId: 't-1' });
    await expect(refused).rejects.toBeInstanceOf(ApiRefusal);
    expect(posted).toEqual([]);
  });

  it('does not press on when that was too fast', async () => {
    const posted = network({ code: 429, msg: 'slow down', data: null, error: 'RATE_LIMITED' });
    const tooFast: Answer = { code: 429, msg: 'slow down', data: null, error: 'RATE_LIMITED' };
    await expect(sendBid(aSocket(tooFast), request)).rejects.toMatchObject({ error: 'RATE_LIMITED' });
    expect(posted).toHaveLength(0);
    await expect(sendBid(null, request)).rejects.toMatchObject({ error: 'RATE_LIMITED' });
    expect(posted).toHaveLength(1);
  });

  it('uses HTTP when the server could not decide', async () => {
    const posted = network({ code: 200, msg: '', data: aBidAnswer() });
    await sendBid(aSocket({ code: 500, msg: '', data: null, error: 'INTERNAL' }), request);
    expect(posted).toHaveLength(1);
  });
});
