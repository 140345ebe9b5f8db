import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiRefusal } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';
import { toast } from '../../lib/toast-store';
import { type AuditDraft, fieldReasonsOf } from './audit-draft';
import { decideMerchant, useMerchantsChanged } from './merchant.queries';

export type Verdict = 1 | -1;

const OUTRUN: readonly string[] = ['ALREADY_DECIDED', 'CHANGED_MEANWHILE', 'STATE_CONFLICT'];

/** Sends the word on the papers that were read. Whoever is outrun sees what is in force now. */
export function useAudit(merchant: MerchantDetail, submission: CompanySubmission, onDecided: () => void) {
  const { t } = useTranslation('member');
  const changed = useMerchantsChanged();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ verdict, draft }: { verdict: Verdict; draft: AuditDraft }) => {
      const notes = draft.notes.trim();
      const reasons = verdict === -1 ? fieldReasonsOf(draft) : {};
      return decideMerchant({
        id: merchant.id,
        status: verdict,
        reason: notes === '' ? undefined : notes,
        field_reasons: Object.keys(reasons).length === 0 ? undefined : reasons,
        submission_id: submission.id,
        request_id: newRequestId(),
      });
    },
    onSuccess: async (_answer, { verdict }) => {
      toast.success(t(verdict === 1 ? 'audit.approved' : 'audit.rejected', { name: merchant.company_name }));
      // The next one is the next of the list as it stood: without this one nobody could tell which that is.
      onDecided();
      await changed();
    },
    onError: async (error) => {
      setFailure(error.message);
      if (error instanceof ApiRefusal && OUTRUN.includes(error.error)) await changed();
    },
  });
  return {
    failure,
    isPending,
    decide: (verdict: Verdict, draft: AuditDraft, onSettled: () => void): void => {
      if (isPending) return;
      setFailure(null);
      mutate({ verdict, draft }, { onSettled });
    },
  };
}
