import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { PlaceBidRequest, PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import type { Envelope } from '@fovea/shared-types/envelope';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn, signOut } from '../../lib/session';
import type { LotSocket } from '../../kit/lot/follow-lot';
import { aBidAnswer, aLot } from '../../../../test/fixtures/shown-lot';
import { LotBox } from './lot-box';
import { useBid } from './use-bid';
import type { LiveAuction } from '../../kit/lot/use-live-auction';
import type { ShownLot } from '../../kit/lot/shown-lot';

type Answer = Envelope<PlaceBidResponse | null>;
const OK = (data: PlaceBidResponse): Answer => ({ code: 200, msg: '', data });
const REFUSED = (error: Answer['error'], data: unknown = null): Answer =>
  // A refusal carries its figures where a success carries its answer.
  ({ code: -101, msg: 'server words', error, data }) as Answer;

/** The other end of the socket: stores what was sent and answers on demand. */
class SocketEnd {
  readonly sent: PlaceBidRequest[] = [];
  private answers: ((error: Error | null, answer?: Answer) => void)[] = [];

  readonly socket = {
    connected: true,
    timeout: () => this.socket,
    emit: (_event: string, request: PlaceBidRequest, ack: (error: Error | null, answer?: Answer) => void) => {
      this.sent.push(request);
      this.answers.push(ack);
    },
    // Only what a bid needs of a socket.
  } as unknown as LotSocket;

  answer(answer: Answer) {
    this.answers.shift()?.(null, answer);
  }
}

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const openLot = (over: Partial<AuctionDetail> = {}) =>
  aLot({ start_at: soon(-3600), end_at: soon(3600), min_next_bid: '105000', ...over });

function Page({ start, end, isStale }: { start: AuctionDetail; end: SocketEnd; isStale: boolean }) {
  const [lot, setLot] = useState<ShownLot>(start);
  const live: LiveAuction = {
    lot,
    error: null,
    connection: isStale ? 'reconnecting' : 'live',
    isStale,
    socket: end.socket,
    refresh: () => undefined,
    notifyOtherTabs: () => undefined,
    reload: () => undefined,
    update: (change) => setLot(change),
  };
  const flow = useBid(live);
  return (
    <>
      <LotBox lot={lot} live={live} flow={flow} />
      <button
        onClick={() => setLot({ ...lot, seq: lot.seq + 1, min_next_bid: '150000', current_price: '145000' })}
      >
        another bid
      </button>
      <button
        onClick={() => setLot({ ...lot, end_at: new Date(Date.parse(lot.end_at) + 120_000).toISOString() })}
      >
        a late bid
      </button>
      <button onClick={() => setLot({ ...lot, seq: lot.seq + 1, is_leading: false, leader_no: 2 })}>
        a higher maximum
      </button>
    </>
  );
}

function open(lot: AuctionDetail, options: { isStale?: boolean } = {}) {
  const end = new SocketEnd();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Page start={lot} end={end} isStale={options.isStale ?? false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { end, user: userEvent.setup() };
}

const amountField = () => screen.getByRole('textbox', { name: 'Your maximum bid' });
const sheet = () => screen.findByRole('dialog');

describe('the bid box', () => {
  beforeEach(() => signIn({ token: 'token', name: 'Hana' }));
  afterEach(() => signOut());

  it('starts with the least bid and offers three amounts', async () => {
    const { user } = open(openLot());
    expect(amountField()).toHaveValue('105,000');
    await user.click(screen.getByRole('button', { name: 'JPY ¥115,000.00' }));
    expect(amountField()).toHaveValue('115,000');
    await user.click(screen.getByRole('button', { name: 'One step more' }));
    expect(amountField()).toHaveValue('120,000');
  });

  it('follows the price while untouched, and leaves alone what was typed', async () => {
    const { user } = open(openLot());
    await user.click(screen.getByRole('button', { name: 'another bid' }));
    expect(amountField()).toHaveValue('150,000');
    await user.clear(amountField());
    await user.type(amountField(), '200000');
    await user.click(screen.getByRole('button', { name: 'another bid' }));
    expect(amountField()).toHaveValue('200,000');
  });

  it('names the minimum when less was typed, and sends nothing', async () => {
    const { user, end } = open(openLot());
    await user.clear(amountField());
    await user.type(amountField(), '100');
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    expect(amountField()).toBeInvalid();
    expect(screen.getByText('The least amount now is JPY ¥105,000.00.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(end.sent).toHaveLength(0);
  });

  it('shows leading only after the server has', async () => {
    const { user, end } = open(openLot());
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    const dialog = await sheet();
    expect(within(dialog).getByText(/This bid is binding/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Place bid of JPY ¥105,000.00' }));
    expect(await within(dialog).findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.queryByText('You are leading')).not.toBeInTheDocument();

    await user.click(within(dialog).getByRole('button', { name: 'Sending…' }));
    expect(end.sent).toHaveLength(1);
    expect(end.sent[0]).toMatchObject({ id: 1, amount: 105_000, currency: 'JPY' });

    end.answer(OK(aBidAnswer({ is_leading: true, bidder_no: 3, end_at: soon(3600) })));
    expect(await screen.findByText('Your bid is placed. You are leading.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download receipt' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has three times the least bid or more typed again before it counts', async () => {
    const { user, end } = open(openLot());
    await user.clear(amountField());
    await user.type(amountField(), '1050000');
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    const dialog = within(await sheet());
    const again = dialog.getByRole('textbox', { name: 'Your maximum once more' });
    const confirm = dialog.getByRole('button', { name: 'Place bid of JPY ¥1,050,000.00' });
    await user.click(confirm);
    expect(again).toBeInvalid();
    await user.type(again, '105000');
    await user.click(confirm);
    expect(dialog.getByText('The two amounts are not the same.')).toBeInTheDocument();
    expect(end.sent).toHaveLength(0);
    await user.type(again, '0');
    await user.click(confirm);
    expect(end.sent).toMatchObject([{ amount: 1_050_000 }]);
  });

  it('requires an amount once where it is below three times the least', async () => {
    const { user, end } = open(openLot());
    await user.clear(amountField());
    await user.type(amountField(), '314999');
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    const dialog = within(await sheet());
    expect(dialog.queryByRole('textbox', { name: 'Your maximum once more' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Place bid of/ }));
    expect(end.sent).toMatchObject([{ amount: 314_999 }]);
  });

  it('shows before and after a bid that the price follows it until the reserve is met', async () => {
    const { user, end } = open(openLot({ has_reserve: true }));
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    const dialog = within(await sheet());
    expect(dialog.getByText(/Until it is, the price follows your maximum/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Place bid of/ }));
    end.answer(OK(aBidAnswer({ is_leading: true, bidder_no: 3, reserve_met: false, end_at: soon(3600) })));
    expect(
      await screen.findByText('Until the reserve is met, the price follows your maximum of JPY ¥105,000.00.'),
    ).toBeInTheDocument();
  });

  it('shows an extension where the end was, and the soft close with the window of this lot', async () => {
    const { user } = open(openLot({ extend_seconds: 120 }));
    expect(
      screen.getByText('A bid in the last 2 minutes extends the end to 2 minutes after that bid.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Ends /)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'a late bid' }));
    expect(screen.getByText(/^Extended to .*\(\+2 min\)$/)).toBeInTheDocument();
    expect(screen.queryByText(/^Ends /)).not.toBeInTheDocument();
  });

  it('forgets what was refused as soon as the reader is outbid', async () => {
    const { user, end } = open(
      openLot({ bidder_no: 1, is_leading: true, leader_no: 1, my_max_amount: 200_000 }),
    );
    await user.click(screen.getByRole('button', { name: 'Raise your maximum' }));
    await user.click(within(await sheet()).getByRole('button', { name: /^Place bid of/ }));
    end.answer(REFUSED('NO_CHANCES_LEFT'));
    expect(await screen.findByText('Your bid was not taken')).toBeInTheDocument();
    expect(screen.queryByText('You are leading')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'a higher maximum' }));
    expect(screen.getByText('You were outbid')).toBeInTheDocument();
    expect(screen.queryByText('Your bid was not taken')).not.toBeInTheDocument();
  });

  it('keeps the sheet open with the new minimum when the bid was too low, under a new key', async () => {
    const { user, end } = open(openLot());
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    const dialog = await sheet();
    await user.click(within(dialog).getByRole('button', { name: /^Place bid of/ }));
    end.answer(REFUSED('BID_TOO_LOW', { minimum: '130000', currency: 'JPY' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'new minimum JPY ¥130,000.00 is filled in',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Place bid of JPY ¥130,000.00' }));
    expect(end.sent.map((bid) => bid.amount)).toEqual([105_000, 130_000]);
    expect(end.sent[0]?.request_id).not.toBe(end.sent[1]?.request_id);
  });

  it('closes the sheet with a message when the auction had ended', async () => {
    const { user, end } = open(openLot());
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    await user.click(within(await sheet()).getByRole('button', { name: /^Place bid of/ }));
    end.answer(REFUSED('AUCTION_ENDED'));
    expect(
      await screen.findByText('The auction had already ended when your bid arrived.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows at once when another bid came in while the sheet was open', async () => {
    const { user } = open(openLot());
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    const dialog = await sheet();
    // The page behind the sheet is inert for people, not for the server's pushes.
    screen.getByText('another bid').click();
    await user.click(await within(dialog).findByRole('button', { name: 'Use JPY ¥150,000.00' }));
    expect(within(dialog).getByRole('button', { name: 'Place bid of JPY ¥150,000.00' })).toBeInTheDocument();
  });

  it('notifies a beaten bidder that another maximum is higher', async () => {
    const { user, end } = open(openLot());
    await user.click(screen.getByRole('button', { name: 'Place bid' }));
    await user.click(within(await sheet()).getByRole('button', { name: /^Place bid of/ }));
    end.answer(
      OK(aBidAnswer({ is_leading: false, bidder_no: 3, current_price: '110000', end_at: soon(3600) })),
    );
    expect(await screen.findByText('Another bidder’s maximum is higher')).toBeInTheDocument();
    expect(screen.queryByText(/You are leading/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Bid again' })[0]).toBeEnabled();
  });

  it('requires a higher maximum of the leader', () => {
    open(openLot({ bidder_no: 1, is_leading: true, leader_no: 1, my_max_amount: 200_000 }));
    expect(screen.getByText('You are leading')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your new maximum' })).toHaveValue('205,000');
    expect(screen.getByRole('button', { name: 'Raise your maximum' })).toBeEnabled();
  });

  it('takes no bid while prices may be old', () => {
    open(openLot(), { isStale: true });
    expect(screen.getByRole('button', { name: 'Place bid' })).toBeDisabled();
    expect(screen.getByText(/bidding is paused until it is back/)).toBeInTheDocument();
  });

  it('does not decide the winner at zero', () => {
    open(openLot({ end_at: soon(-1), bidder_no: 1, leader_no: 1, is_leading: true }));
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('Closing…');
    expect(screen.queryByText('You won this lot')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('leads the winner to the order', () => {
    open(openLot({ status: 40, winner: 1, bidder_no: 1, order_id: 77, end_at: soon(-60) }));
    expect(screen.getByRole('link', { name: 'Go to the order and pay' })).toHaveAttribute(
      'href',
      '/paymentOrder?id=77',
    );
  });

  it('requires a deposit before the first bid, and the terms before that', async () => {
    const { user } = open(openLot({ deposit: '30000' }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Freeze JPY ¥30,000.00 and take part' }));
    expect(screen.getByText('Please accept the conditions of sale first.')).toBeInTheDocument();
  });

  it('shows sellers that the lot is theirs', () => {
    open(openLot({ is_own_goods: true }));
    expect(screen.getByText('This is your own lot')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place bid' })).not.toBeInTheDocument();
  });

  it('shows when all bids are used', () => {
    open(openLot({ bidder_no: 1, chances_left: 0 }));
    expect(screen.getByText('You have used all your bids on this lot')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place bid' })).not.toBeInTheDocument();
  });
});
