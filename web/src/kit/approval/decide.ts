import type { Call } from '@fovea/shared-types/call';
import type { AuditSubmissionsRequest, DecisionOutcome } from '@fovea/shared-types/platform/approval.dto';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';

type Decides<Outcome> = Call<AuditSubmissionsRequest, Outcome[]>;

/** What is decided, and the submission that was read where it may be submitted again. */
interface Read {
  id: number;
  submission_id?: number;
}

interface Given {
  status: 1 | -1;
  notes: string | undefined;
}

/** A decision on one document, as it was read. @returns what became of it. @throws Error with the text for the reader */
export async function decideOne<Outcome extends DecisionOutcome>(
  call: Decides<Outcome>,
  { id, submission_id }: Read,
  { status, notes }: Given,
  request_id = newRequestId(),
): Promise<Outcome | undefined> {
  const request = {
    ids: [id],
    status,
    request_id,
    ...(submission_id !== undefined && { submission_ids: [submission_id] }),
    ...(notes !== undefined && { audit_notes: notes }),
  };
  const [outcome] = await api(call, request, { quiet: true });
  if (outcome?.error != null) throw new Error(outcome.msg ?? outcome.error);
  return outcome;
}

/** The same where money moves. @returns its new status */
export const decideMoney = async (
  call: Decides<DecisionOutcome & { status: number | null }>,
  read: Read,
  given: Given,
  request_id?: string,
): Promise<number | null> => (await decideOne(call, read, given, request_id))?.status ?? null;
