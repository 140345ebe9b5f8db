import { deadLetter } from '@fovea/shared-types/platform/dead-letter.record';
import { serveRecord } from '../records/serve-record.js';

/** Events put aside, as staff look at them. */
export const servedDeadLetter = serveRecord(deadLetter, {
  table: 'outbox',
  where: 't.parked_at IS NOT NULL',
  shown: {
    // Its first line is the reason, the rest of it where in the program.
    reason: `left(split_part(coalesce(t.last_error, ''), E'\\n', 1), 200)`,
    last_error: `coalesce(t.last_error, '')`,
    payload: 'jsonb_pretty(t.payload)',
  },
});
