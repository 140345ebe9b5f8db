import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../../kit/data-table/column';
import { decideGoods, orThrow } from '../manage.queries';

/** Many at once, each decided by itself. */
export function useReviewBulk(): Array<BulkAction<AdminGoods>> {
  const { t } = useTranslation('publishing');
  const { t: approval } = useTranslation('approval');
  return useMemo(() => {
    const decide = (status: 1 | -1) => async (goods: AdminGoods, reason: string) => {
      if (goods.submitted_at === null) throw new Error(t('review.only_waiting', { name: goods.goods_name }));
      await orThrow(decideGoods({ id: goods.id, status, audit_notes: reason === '' ? undefined : reason }));
    };
    return [
      {
        key: 'approve',
        label: approval('approve'),
        permission: 'goods:goods:approve',
        confirm: (rows) => ({
          title: t('list.approve_many', { count: rows.length }),
          text: t('list.approve_many_text'),
          confirmLabel: approval('approve'),
        }),
        run: decide(1),
      },
      {
        key: 'reject',
        label: approval('reject'),
        permission: 'goods:goods:approve',
        isDanger: true,
        confirm: (rows) => ({
          title: t('list.reject_many', { count: rows.length }),
          text: t('list.reject_many_text'),
          confirmLabel: approval('reject'),
          needsReason: true,
          isDanger: true,
        }),
        run: decide(-1),
      },
    ];
  }, [t, approval]);
}
