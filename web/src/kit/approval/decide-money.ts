import type { Call } from '@fovea/shared-types/call';
import type { AuditSubmissionsRequest, DecisionOutcome } from '@fovea/shared-types/platform/approval.dto';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';

type Decides = Call<AuditSubmissionsRequest, Array<DecisionOutcome & { status: number | null }>>;

/** A decision on one document, as it was read. @returns its new status. @throws Error with the text for the reader */
export async function decideMoney(
  call: Decides,
  { id, submission_id }: { id: number; submission_id?: number },
  { status, notes }: { status: 1 | -1; notes: string | undefined },
  request_id = newRequestId(),
): Promise<number | null> {
  const request = {
    ids: [id],
    status,
    request_id,
    ...(submission_id !== undefined && { submission_ids: [submission_id] }),
    ...(notes !== undefined && { audit_notes: notes }),
  };
  const [outcome] = await api(call, request, { quiet: true });
  if (outcome?.error != null) throw new Error(outcome.msg ?? outcome.error);
  return outcome?.status ?? null;
}
