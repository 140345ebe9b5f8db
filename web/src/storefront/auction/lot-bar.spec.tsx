import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aLot } from '../../../../test/fixtures/shown-lot';
import { LotBar } from './lot-bar';
import type { BidFlow } from './use-bid';
import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const open = (lot: Partial<AuctionDetail>, notice: BidFlow['notice'] = null) => {
  const flow: BidFlow = {
    intent: null,
    isSending: false,
    problem: null,
    notice,
    open: () => undefined,
    setAmount: () => undefined,
    confirm: () => undefined,
    close: () => undefined,
    dismissNotice: () => undefined,
  };
  render(
    <MemoryRouter>
      <LotBar lot={aLot({ start_at: soon(-3600), end_at: soon(3600), ...lot })} flow={flow} isStale={false} />
    </MemoryRouter>,
  );
};
const CONFIRMED = { kind: 'confirmed', isRaise: false, seq: 1, requestId: 'key' } as const;

describe('the bar of a lot on a phone', () => {
  it('shows the result of a bid as long as it holds', () => {
    open({ bidder_no: 1, is_leading: true, leader_no: 1 }, { ...CONFIRMED, isLeading: true });
    expect(screen.getByText('Your bid is placed. You are leading.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Raise' })).toBeEnabled();
  });

  it('no longer shows it to a bidder who was outbid since', () => {
    open({ bidder_no: 1, leader_no: 2 }, { ...CONFIRMED, isLeading: true });
    expect(screen.queryByText('Your bid is placed. You are leading.')).not.toBeInTheDocument();
    expect(screen.getByText('Outbid')).toBeInTheDocument();
  });

  it('notifies a beaten bidder at once, and shows why a bid was refused', () => {
    open({ bidder_no: 1, leader_no: 2 }, { ...CONFIRMED, isLeading: false });
    expect(screen.getByText('Another bidder’s maximum is higher')).toBeInTheDocument();
    open({}, { kind: 'refused', problem: { error: 'NO_CHANCES_LEFT', message: '' } });
    expect(screen.getByText('You have used all your bids on this lot.')).toBeInTheDocument();
  });

  it('keeps the result, and leads the winner to pay', () => {
    open({ status: 40, winner: 1, bidder_no: 1, order_id: 77, end_at: soon(-60) });
    expect(screen.getByText('You won this lot')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/paymentOrder?id=77');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('notifies the others that the lot is gone', () => {
    open({ status: 40, winner: 2, bidder_no: 1, end_at: soon(-60) });
    expect(screen.getByText('Another bidder won')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
