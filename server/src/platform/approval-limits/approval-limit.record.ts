import { approvalLimit } from '@fovea/shared-types/platform/approval-limit.record';
import { brokenField } from '../database/constraint-errors.js';
import { fieldError } from '../kernel/app-error.js';
import { firstRow } from '../database/first-row.js';
import { serveRecord } from '../records/serve-record.js';

/** 0 later, 1 in force, 2 past: the newest whose time has come is in force, of the same time the one added last. */
const FORCE = `CASE WHEN t.valid_from > clock_timestamp() THEN 0
  WHEN t.id = (SELECT l.id FROM approval_limit l
    WHERE (l.document, l.currency) = (t.document, t.currency) AND l.valid_from <= clock_timestamp()
    ORDER BY l.valid_from DESC, l.id DESC LIMIT 1) THEN 1
  ELSE 2 END`;

/** Limits above which two people approve, as staff of the platform add them. */
export const servedApprovalLimit = serveRecord(approvalLimit, {
  table: 'approval_limit',
  shown: { force: FORCE },
  beginsAt: 'valid_from',
  rules: {
    settle: async (wanted, tx) => {
      if (wanted.valid_from === null) return wanted;
      const { rows } = await tx.query<{ isPast: boolean }>(
        `SELECT $1::timestamptz <= clock_timestamp() AS "isPast"`,
        [wanted.valid_from],
      );
      if (firstRow(rows).isPast) throw fieldError({ valid_from: { key: 'not_in_future' } });
      return wanted;
    },
  },
  constraints: { approval_limit_from_ck: brokenField('valid_from', 'not_in_future') },
});
