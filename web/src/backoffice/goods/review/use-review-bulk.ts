import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DecisionTexts, useDecideBulk } from '../../../kit/approval/use-decide-bulk';
import type { BulkAction } from '../../../kit/data-table/column';
import { decideGoods, orThrow } from '../manage.queries';

const waitsFor = ({ submitted_at }: AdminGoods): boolean => submitted_at !== null;
const decide = (
  { id, submission_id }: AdminGoods,
  { status, notes }: { status: 1 | -1; notes: string | undefined },
) => orThrow(decideGoods({ id, submission_id: submission_id ?? undefined, status, audit_notes: notes }));

/** Many at once, each decided by itself. */
export function useReviewBulk(): Array<BulkAction<AdminGoods>> {
  const { t } = useTranslation('publishing');
  const { t: approval } = useTranslation('approval');
  const texts = useMemo(() => {
    const of = (key: 'approve' | 'reject'): DecisionTexts => ({
      label: approval(key),
      title: (count) => t(`list.${key}_many`, { count }),
      text: t(`list.${key}_many_text`),
    });
    return { approve: of('approve'), reject: of('reject') };
  }, [t, approval]);
  return useDecideBulk({ permission: 'goods:goods:approve', waitsFor, decide, texts });
}
