import type { Submission } from './lot-state.js';
import { leadOf, validSubmissions } from './lead.js';

const submission = (
  ord: number,
  bidderId: number,
  max: number,
  seq: number | null,
  voided = false,
): Submission => ({ ord, bidderId, max, seq, voided });

describe('the standing', () => {
  it('of nothing has no leader', () => {
    expect(leadOf([])).toEqual({
      leaderId: null,
      leaderMax: null,
      runnerUpMax: null,
      leaderSeq: null,
      leaderOrd: null,
    });
  });

  it('names the public row that holds the lead and the submission that named the maximum', () => {
    const all = [
      submission(1, 7, 100, 1),
      submission(2, 8, 300, 2),
      submission(3, 8, 400, null),
      submission(4, 7, 350, 3),
    ];
    expect(leadOf(all)).toEqual({
      leaderId: 8,
      leaderMax: 400,
      runnerUpMax: 350,
      leaderSeq: 2,
      leaderOrd: 3,
    });
  });

  it('never counts the leader’s own earlier maxima as the runner-up', () => {
    const all = [submission(1, 7, 100, 1), submission(2, 8, 200, 2), submission(3, 8, 300, 3)];
    expect(leadOf(all).runnerUpMax).toBe(100);
  });

  it('keeps a secret raise while an earlier public bid of the same bidder is valid', () => {
    const others = [submission(2, 8, 200, 2), submission(5, 7, 500, null), submission(6, 7, 600, 6)];
    const first = (voided: boolean) => submission(1, 7, 100, 1, voided);
    const second = (voided: boolean) => submission(3, 7, 300, 3, voided);
    const validOf = (...bids: Submission[]) => validSubmissions([...bids, ...others]).map(({ ord }) => ord);
    expect(validOf(first(false), second(true))).toEqual([1, 2, 5, 6]);
    expect(validOf(first(true), second(false))).toEqual([2, 3, 5, 6]);
    expect(validOf(first(true), second(true))).toEqual([2, 6]);
  });
});
