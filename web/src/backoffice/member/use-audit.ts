import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiRefusal } from '../../lib/api-client';
import { formatDateTime } from '../../lib/format';
import { newRequestId } from '../../lib/request-id';
import { toast } from '../../lib/toast-store';
import { decideMerchant, merchantDetailQuery, useMerchantsChanged } from './merchant.queries';

interface Word {
  verdict: 1 | -1;
  notes: string;
  fieldReasons: Record<string, string>;
}

const OUTRUN: readonly string[] = ['ALREADY_DECIDED', 'STATE_CONFLICT'];

/** Sends the word on the papers that were read. Whoever is outrun learns by whom, and sees what is in force now. */
export function useAudit(merchant: MerchantDetail, submission: CompanySubmission, onDecided: () => void) {
  const { t } = useTranslation('member');
  const queries = useQueryClient();
  const changed = useMerchantsChanged();
  const [failure, setFailure] = useState<string | null>(null);

  /** Who was faster, out of the merchant as it is now; null when it was something else. */
  const findOther = async (): Promise<string | null> => {
    const now = await queries.fetchQuery({ ...merchantDetailQuery(merchant.id), staleTime: 0 });
    const decided = now.submissions.find(({ id }) => id === submission.id);
    if (decided?.decided_by == null) return null;
    return t(decided.status === 2 ? 'audit.other_approved' : 'audit.other_rejected', {
      name: decided.decided_by,
      at: formatDateTime(decided.decided_at),
    });
  };
  const mutation = useMutation({
    mutationFn: ({ verdict, notes, fieldReasons }: Word) =>
      decideMerchant({
        id: merchant.id,
        status: verdict,
        reason: notes === '' ? undefined : notes,
        field_reasons: Object.keys(fieldReasons).length === 0 ? undefined : fieldReasons,
        submission_id: submission.id,
        request_id: newRequestId(),
      }),
    onSuccess: async (_answer, { verdict }) => {
      toast.success(t(verdict === 1 ? 'audit.approved' : 'audit.rejected', { name: merchant.company_name }));
      await changed();
      onDecided();
    },
    onError: async (error) => {
      const isOutrun = error instanceof ApiRefusal && OUTRUN.includes(error.error);
      const other = isOutrun ? await findOther() : null;
      if (other === null) {
        setFailure(error.message);
        return;
      }
      // The form goes with the papers that wait no longer: what it has to say is said by the toast.
      toast.error(other);
      await changed();
    },
  });
  return {
    failure,
    isPending: mutation.isPending,
    decide: (verdict: 1 | -1, notes: string, fieldReasons: Record<string, string>): void => {
      if (mutation.isPending) return;
      setFailure(null);
      mutation.mutate({ verdict, notes, fieldReasons });
    },
  };
}
