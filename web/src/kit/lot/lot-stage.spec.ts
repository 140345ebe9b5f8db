import { describe, expect, it } from 'vitest';
import { aLot } from '../../../../test/fixtures/shown-lot';
import { admissionOf, lotStage, priceLabelOf, readerPositionOf } from './lot-stage';

describe('stage of a lot', () => {
  it('opens by the clock, not by the first bid', () => {
    expect(lotStage(aLot({ status: 10 }), 60, 3600)).toBe('scheduled');
    expect(lotStage(aLot({ status: 10 }), 0, 3600)).toBe('bidding');
  });

  it('is closing at zero until the server sends the result', () => {
    expect(lotStage(aLot({ status: 20 }), 0, 1)).toBe('bidding');
    expect(lotStage(aLot({ status: 20, is_leading: true, bidder_no: 1, leader_no: 1 }), 0, 0)).toBe(
      'closing',
    );
    expect(lotStage(aLot({ status: 30, answer_deadline: null }), 0, 0)).toBe('closing');
  });

  it('waits for the seller when the reserve was missed', () => {
    expect(lotStage(aLot({ status: 30, answer_deadline: '2026-11-23T08:00:00Z' }), 0, 0)).toBe(
      'awaiting_seller',
    );
  });

  it('is won, lost or sold, by who looks', () => {
    expect(lotStage(aLot({ status: 40, winner: 2, bidder_no: 2 }), 0, 0)).toBe('won');
    expect(lotStage(aLot({ status: 40, winner: 2, bidder_no: 1 }), 0, 0)).toBe('lost');
    expect(lotStage(aLot({ status: 40, winner: 2 }), 0, 0)).toBe('sold');
  });

  it('failed or was cancelled', () => {
    expect(lotStage(aLot({ status: 41 }), 0, 0)).toBe('failed');
    expect(lotStage(aLot({ status: 42 }), 0, 500)).toBe('cancelled');
  });
});

describe('what the figure of a lot is', () => {
  it.each([
    ['scheduled', 0, 'price.start'],
    ['bidding', 3, 'price.current'],
    ['closing', 3, 'price.current'],
    ['won', 3, 'price.final'],
    ['lost', 3, 'price.final'],
    ['sold', 3, 'price.final'],
    ['awaiting_seller', 3, 'price.reached'],
    ['failed', 3, 'price.reached'],
    ['failed', 0, 'price.start'],
    ['cancelled', 3, 'price.cancelled'],
    ['cancelled', 0, 'price.start'],
  ] as const)('%s with %i bids: %s', (stage, bids, label) => {
    expect(priceLabelOf(stage, bids)).toBe(label);
  });
});

describe('the reader', () => {
  it('leads, was outbid, owns the goods, or has not bid', () => {
    expect(readerPositionOf(aLot({ bidder_no: 1, is_leading: true }))).toBe('leading');
    expect(readerPositionOf(aLot({ bidder_no: 1 }))).toBe('outbid');
    expect(readerPositionOf(aLot({ is_own_goods: true }))).toBe('owner');
    expect(readerPositionOf(aLot())).toBe('not_bidding');
  });

  it('needs admission only where the lot requires it', () => {
    expect(admissionOf(aLot())).toBe('open');
    expect(admissionOf(aLot({ deposit: '0.00', currency: 'CNY' }))).toBe('open');
    expect(admissionOf(aLot({ deposit: '10000' }))).toBe('apply');
    expect(admissionOf(aLot({ need_approval: true }))).toBe('apply');
    expect(admissionOf(aLot({ need_approval: true, bidder_status: 0 }))).toBe('pending');
    expect(admissionOf(aLot({ need_approval: true, bidder_status: -1 }))).toBe('refused');
    expect(admissionOf(aLot({ need_approval: true, bidder_status: 1 }))).toBe('open');
    expect(admissionOf(aLot({ deposit: '10000', deposit_status: 1 }))).toBe('open');
    expect(admissionOf(aLot({ deposit: '10000', deposit_status: 0 }))).toBe('open');
  });

  it('needs the one fact though the other is there', () => {
    const both = { need_approval: true, deposit: '10000' };
    expect(admissionOf(aLot({ ...both, bidder_status: 1, deposit_status: 1 }))).toBe('open');
    expect(admissionOf(aLot({ ...both, bidder_status: 1 }))).toBe('apply');
    expect(admissionOf(aLot({ ...both, bidder_status: 1, deposit_status: -1 }))).toBe('apply');
    expect(admissionOf(aLot({ ...both, deposit_status: 1 }))).toBe('apply');
    expect(admissionOf(aLot({ ...both, bidder_status: 2, deposit_status: 1 }))).toBe('apply');
    expect(admissionOf(aLot({ ...both, bidder_status: 0, deposit_status: 1 }))).toBe('pending');
    expect(admissionOf(aLot({ ...both, bidder_status: 0 }))).toBe('apply');
    expect(admissionOf(aLot({ ...both, bidder_status: -1, deposit_status: 2 }))).toBe('refused');
  });
});
