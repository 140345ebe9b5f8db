import { buyNow, placeBid } from '@fovea/shared-types/auction/auction.calls';
import type { BuyNowResponse, PlaceBidRequest, PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import { CODE_OK, CODE_REFUSED, CODE_SESSION, type Envelope } from '@fovea/shared-types/envelope';
import { api, ApiRefusal, NetworkError, SessionExpired } from '../../lib/api-client';
import { requestLogin } from '../../lib/session';
import type { LotSocket } from '../../kit/lot/follow-lot';

const ACK_TIMEOUT_MS = 6_000;
/** How often HTTP is tried when no answer came at all; the same request_id makes that harmless. */
const HTTP_TRIES = 2;

/**
 * Sends a bid and returns the server's answer: through the socket, else by POST with the same `request_id`,
 * so that a bid whose acknowledgement was lost is answered, not placed a second time.
 * @throws ApiRefusal when refused, SessionExpired, NetworkError when nobody answered (the bid may stand or not)
 */
export async function sendBid(socket: LotSocket | null, request: PlaceBidRequest): Promise<PlaceBidResponse> {
  const acknowledged = socket?.connected === true ? await bidOverSocket(socket, request) : null;
  if (acknowledged !== null) return openAnswer(acknowledged);
  return withRetry(() => api(placeBid, request, { quiet: true }));
}

export const sendBuyNow = (id: number, requestId: string): Promise<BuyNowResponse> =>
  withRetry(() => api(buyNow, { id, request_id: requestId }, { quiet: true }));

type BidAnswer = Envelope<PlaceBidResponse | null>;

const DECIDED: ReadonlySet<number> = new Set([CODE_OK, CODE_REFUSED, CODE_SESSION]);

/** Null when no acknowledgement came, or one that decides nothing (a busy or broken server). */
function bidOverSocket(socket: LotSocket, request: PlaceBidRequest): Promise<BidAnswer | null> {
  return new Promise((resolve) => {
    socket.timeout(ACK_TIMEOUT_MS).emit('auction:bid', request, (error: Error | null, answer?: BidAnswer) => {
      const isDecided = answer !== undefined && (DECIDED.has(answer.code) || answer.error === 'RATE_LIMITED');
      resolve(error === null && isDecided ? answer : null);
    });
  });
}

function openAnswer(answer: BidAnswer): PlaceBidResponse {
  if (answer.code === CODE_SESSION) {
    requestLogin();
    throw new SessionExpired(answer.msg);
  }
  if (answer.code !== CODE_OK || answer.data === null) {
    throw new ApiRefusal(
      answer.error ?? 'INTERNAL',
      answer.msg,
      answer.fields ?? {},
      answer.data,
      answer.trace_id ?? null,
    );
  }
  return answer.data;
}

async function withRetry<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NetworkError) || tries >= HTTP_TRIES) throw error;
    }
  }
}
