import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';

const { scheduled, bidding, ended } = AUCTION_STATUS;
const NOW = 'statement_timestamp()';

/**
 * SQL for a lot's status as people read it: by the database's clock it has begun, and ended, at the very instant,
 * although the row changes only once a lane has written it.
 * @param a alias of `auction`
 */
export const readStatus = (a: string): string =>
  `CASE WHEN ${a}.status IN (${scheduled}, ${bidding}) AND ${a}.end_at <= ${NOW} THEN ${ended}
    WHEN ${a}.status = ${scheduled} AND ${a}.start_at <= ${NOW} THEN ${bidding}
    ELSE ${a}.status END`;

/** The same as a condition that the indexes over status and times can answer. */
export function hasReadStatus(a: string, status: number): string {
  switch (status) {
    case scheduled:
      return `${a}.status = ${scheduled} AND ${a}.start_at > ${NOW}`;
    case bidding:
      return `${a}.status IN (${scheduled}, ${bidding}) AND ${a}.start_at <= ${NOW} AND ${a}.end_at > ${NOW}`;
    case ended:
      return `(${a}.status = ${ended} OR (${a}.status IN (${scheduled}, ${bidding}) AND ${a}.end_at <= ${NOW}))`;
    default:
      return `${a}.status = ${Number(status)}`;
  }
}

/** SQL for the instant that all of one statement refers to. */
export const READ_AT = `${NOW} AS read_at`;
