import { fromWire, isCurrency, minorPerUnit } from '@fovea/shared-types/money';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiRefusal, SessionExpired } from '../../lib/api-client';
import { requireSession } from '../../lib/session';
import { auctionKeys } from '../../kit/lot/lot.queries';
import { toMinor } from './bid-amount';
import { applyBidAnswer } from '../../kit/lot/live-state';
import { newRequestId } from '../../lib/request-id';
import { sendBid, sendBuyNow } from './send-bid';
import type { LiveAuction } from '../../kit/lot/use-live-auction';

export interface BidIntent {
  what: 'bid' | 'buy_now';
  /** Whole yen, yuan or dollars; null while the field is empty. */
  amount: number | null;
  /** One per intention: a repeat of the same intention is the same bid. */
  requestId: string;
}

export interface BidProblem {
  /** `NO_ANSWER`: there was no answer, so the bid may be valid; repeating it is safe. */
  error: ErrorId | 'NO_ANSWER';
  /** The server's words, in the reader's language. */
  message: string;
}

/** What stays to be read after the sheet has closed. */
type BidNotice =
  | { kind: 'confirmed'; isLeading: boolean; isRaise: boolean; seq: number | null; requestId: string }
  | { kind: 'bought' }
  | { kind: 'refused'; problem: BidProblem };

export interface BidFlow {
  /** Null while the sheet is closed. */
  intent: BidIntent | null;
  isSending: boolean;
  problem: BidProblem | null;
  notice: BidNotice | null;
  /** Opens the sheet, after signing in where needed. */
  open: (what: BidIntent['what'], amount: number) => void;
  setAmount: (amount: number | null) => void;
  confirm: () => void;
  close: () => void;
  dismissNotice: () => void;
}

/** After these the person can continue in the open sheet; any other refusal ends the attempt. */
const CAN_GO_ON: ReadonlySet<ErrorId> = new Set<ErrorId>([
  'BID_TOO_LOW',
  'MAXIMUM_NOT_RAISED',
  'AMOUNT_INVALID',
  'VALIDATION',
  'BUSY',
  'RATE_LIMITED',
  'IDEMPOTENCY_KEY_REUSED',
]);

/**
 * One attempt to bid, from the open sheet to the server's answer. Nothing here shows "leading" before the
 * server does.
 */
export function useBid(live: LiveAuction): BidFlow {
  const client = useQueryClient();
  const [intent, setIntent] = useState<BidIntent | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<BidProblem | null>(null);
  const [notice, setNotice] = useState<BidNotice | null>(null);

  const close = () => {
    setIntent(null);
    setProblem(null);
  };

  const refuse = (refusal: ApiRefusal, sent: BidIntent) => {
    const bidProblem = { error: refusal.error, message: refusal.msg };
    live.refresh();
    if (!CAN_GO_ON.has(refusal.error) || sent.what === 'buy_now') {
      close();
      setNotice({ kind: 'refused', problem: bidProblem });
      return;
    }
    // A decided key is spent; the next press is a new intention.
    const minimum = minimumOf(refusal.data, live.lot?.currency);
    setIntent({ ...sent, amount: minimum ?? sent.amount, requestId: newRequestId() });
    setProblem(bidProblem);
  };

  const send = async (sent: BidIntent, amount: number) => {
    const lot = live.lot;
    if (lot === undefined || !isCurrency(lot.currency)) return;
    setSending(true);
    setProblem(null);
    setNotice(null);
    try {
      if (sent.what === 'buy_now') {
        await sendBuyNow(lot.id, sent.requestId);
        setNotice({ kind: 'bought' });
      } else {
        const minor = toMinor(amount, lot.currency);
        const answer = await sendBid(live.socket, {
          id: lot.id,
          amount: minor,
          currency: lot.currency,
          request_id: sent.requestId,
        });
        live.update((shown) => applyBidAnswer(shown, answer, minor));
        setNotice({
          kind: 'confirmed',
          isLeading: answer.is_leading,
          isRaise: answer.seq === null,
          seq: answer.seq,
          requestId: sent.requestId,
        });
      }
      close();
      live.notifyOtherTabs();
      live.refresh();
      void client.invalidateQueries({ queryKey: auctionKeys.mine });
    } catch (error) {
      if (error instanceof ApiRefusal) refuse(error, sent);
      // The log-in question is open; what was typed stays.
      else if (!(error instanceof SessionExpired)) setProblem({ error: 'NO_ANSWER', message: '' });
    } finally {
      setSending(false);
    }
  };

  return {
    intent,
    isSending,
    problem,
    notice,
    open: (what, amount) =>
      requireSession(() => {
        setProblem(null);
        setNotice(null);
        setIntent({ what, amount, requestId: newRequestId() });
      }),
    setAmount: (amount) => {
      if (isSending) return;
      setProblem(null);
      setIntent((open) => (open === null ? null : { ...open, amount, requestId: newRequestId() }));
    },
    confirm: () => {
      if (intent === null || intent.amount === null || isSending || live.isStale) return;
      void send(intent, intent.amount);
    },
    close: () => {
      if (!isSending) close();
    },
    dismissNotice: () => setNotice(null),
  };
}

/** The new least bid a refusal may carry, in whole units. */
function minimumOf(data: unknown, currency: string | undefined): number | null {
  if (typeof data !== 'object' || data === null || !isCurrency(currency)) return null;
  const text: unknown = Reflect.get(data, 'minimum');
  if (typeof text !== 'string' || !/^\d+(\.\d+)?$/.test(text)) return null;
  return Math.ceil(fromWire(text, currency) / minorPerUnit(currency));
}
