import type { AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/data-table/column';
import { cancelLot } from './auction.queries';
import { RelistManyDialog } from './many/relist-many-dialog';

/** What can be done to several lots at once; each is decided by itself. */
export function useAuctionBulk(): ReadonlyArray<BulkAction<AdminAuctionRow>> {
  const { t } = useTranslation('auctions');
  return useMemo(
    () => [
      {
        key: 'relist',
        label: t('list.relist'),
        permission: 'auction:auction:relist',
        dialog: (props) => <RelistManyDialog {...props} />,
      },
      {
        key: 'cancel',
        label: t('list.cancel'),
        permission: 'auction:auction:cancel',
        isDanger: true,
        confirm: (rows) => ({
          title: t('cancel.many', { count: rows.length }),
          text: t('cancel.many_text'),
          confirmLabel: t('list.cancel'),
          needsReason: true,
          isDanger: true,
        }),
        run: ({ id }, reason) => cancelLot(id, reason),
      },
    ],
    [t],
  );
}
