import { describe, expect, it } from 'vitest';
import { passedMark } from './lot-announcer';
import { aLot } from '../../../../test/fixtures/shown-lot';
import { lotEvents } from './lot-events';

describe('what happened on a lot', () => {
  it('announces price, being outbid and an extension', () => {
    const before = aLot({ bidder_no: 1, is_leading: true, end_at: '2026-11-20T05:00:00Z' });
    const after = aLot({
      bidder_no: 1,
      is_leading: false,
      current_price: '120000',
      end_at: '2026-11-20T05:03:00Z',
    });
    expect(lotEvents(before, after)).toEqual([
      { kind: 'price', price: '120000' },
      { kind: 'outbid' },
      { kind: 'extended', from: '2026-11-20T05:00:00Z', to: '2026-11-20T05:03:00Z' },
    ]);
  });

  it('announces leading with the first bid', () => {
    expect(lotEvents(aLot(), aLot({ bidder_no: 4, is_leading: true }))).toEqual([{ kind: 'leading' }]);
  });

  it('does not call it outbid when the reader signed out or the lot closed', () => {
    const leading = aLot({ bidder_no: 1, is_leading: true });
    expect(lotEvents(leading, aLot())).toEqual([]);
    expect(lotEvents(leading, aLot({ bidder_no: 1, is_leading: true, status: 40 }))).toEqual([
      { kind: 'closed' },
    ]);
  });

  it('announces nothing between two lots', () => {
    expect(lotEvents(aLot({ id: 1 }), aLot({ id: 2, current_price: '9' }))).toEqual([]);
  });
});

describe('announced marks of time', () => {
  it('names the mark that was passed, and after a jump only the last one', () => {
    expect(passedMark(601, 600)).toBe(600);
    expect(passedMark(600, 599)).toBeUndefined();
    expect(passedMark(61, 60)).toBe(60);
    expect(passedMark(700, 200)).toBe(300);
    expect(passedMark(11, 9)).toBe(10);
    expect(passedMark(9, 0)).toBeUndefined();
  });
});
