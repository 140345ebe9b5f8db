import type { Lead, Submission } from './lot-state.js';

/**
 * The valid submissions, in their order. A secret raise is valid as long as an earlier public bid of the same
 * bidder is: the leader can always be identified by a public row.
 */
export function validSubmissions(submissions: readonly Submission[]): Submission[] {
  const published = new Set<number>();
  return [...submissions]
    .sort((a, b) => a.ord - b.ord)
    .filter(({ bidderId, seq, voided }) => {
      if (voided) return false;
      if (seq !== null) published.add(bidderId);
      return published.has(bidderId);
    });
}

/** The leader among the valid submissions; of equal maxima the earlier leads. */
export function leadOf(submissions: readonly Submission[]): Lead {
  const lead: Lead = {
    leaderId: null,
    leaderMax: null,
    runnerUpMax: null,
    leaderSeq: null,
    leaderOrd: null,
  };
  const lastSeq = new Map<number, number>();
  for (const { bidderId, max, seq, ord } of validSubmissions(submissions)) {
    if (seq !== null) lastSeq.set(bidderId, seq);
    if (lead.leaderMax === null || max > lead.leaderMax) {
      if (bidderId !== lead.leaderId) lead.runnerUpMax = lead.leaderMax;
      lead.leaderId = bidderId;
      lead.leaderMax = max;
      lead.leaderSeq = lastSeq.get(bidderId) ?? null;
      lead.leaderOrd = ord;
    } else if (bidderId !== lead.leaderId && (lead.runnerUpMax === null || max > lead.runnerUpMax)) {
      lead.runnerUpMax = max;
    }
  }
  return lead;
}
