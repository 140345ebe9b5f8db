import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/data-table/column';
import { OpenManyDialog } from '../auction/many/open-many-dialog';
import { useAccess } from '../layout/access/access-context';
import { BulkEditDialog } from './bulk-edit/bulk-edit-dialog';
import { orThrow, setGoodsStatus } from './manage.queries';

/** What can be done to many at once; each is decided by itself. Needs namespaces `publishing`, `bulk_edit` and `auctions`. */
export function useGoodsBulk(): Array<BulkAction<AdminGoods>> {
  const { t } = useTranslation('publishing');
  const { t: edit } = useTranslation('bulk_edit');
  const { user } = useAccess();
  const isPlatform = user.company_id === null;
  return useMemo(
    () => [
      {
        key: 'edit',
        label: edit('action'),
        permission: 'goods:goods:edit',
        dialog: (props) => <BulkEditDialog {...props} />,
      },
      {
        key: 'auction',
        label: t('list.auction'),
        permission: 'auction:auction:add',
        dialog: (props) => <OpenManyDialog {...props} />,
      },
      {
        key: 'on_shelf',
        label: t('list.on_shelf'),
        permission: 'goods:goods:shelf',
        confirm: (rows) => ({
          title: t('list.on_shelf_many', { count: rows.length }),
          text: t('list.on_shelf_text'),
          confirmLabel: t('list.on_shelf'),
        }),
        run: ({ id }) => orThrow(setGoodsStatus(id, GOODS_STATUS.listed, '')),
      },
      {
        key: 'off_shelf',
        label: t('list.off_shelf'),
        permission: 'goods:goods:shelf',
        isDanger: true,
        confirm: (rows) => ({
          title: t('list.off_shelf_many', { count: rows.length }),
          text: t('list.off_shelf_text'),
          confirmLabel: t('list.off_shelf'),
          needsReason: isPlatform,
          isDanger: true,
        }),
        run: ({ id }, reason) => orThrow(setGoodsStatus(id, GOODS_STATUS.off_shelf, reason)),
      },
    ],
    [t, edit, isPlatform],
  );
}
