import type { AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RowAction } from '../../kit/data-table/column';
import { hrefOf, to } from '../../lib/paths';
import { useAccess } from '../layout/access/access-context';
import { hasOpenTerms, isWithoutSale } from './terms-values';

/** The seller may while there is no bid, the platform always. */
const mayCancel = ({ status, bid_count }: AdminAuctionRow, isPlatform: boolean): boolean =>
  auctionMachine.may(status, 'cancel') && (isPlatform || bid_count === 0);

/** What can be done to one lot, by its state and by what the person may. */
export function useAuctionActions(
  ask: (row: AdminAuctionRow) => void,
): ReadonlyArray<RowAction<AdminAuctionRow>> {
  const { t } = useTranslation('auctions');
  const { user } = useAccess();
  const navigate = useNavigate();
  const isPlatform = user.company_id === null;
  return useMemo(
    () => [
      {
        key: 'edit',
        label: t('list.edit'),
        permission: 'auction:auction:update',
        isHidden: (row) => !hasOpenTerms(row),
        run: ({ id }) => void navigate(to.editAuction(id)),
      },
      {
        key: 'relist',
        label: t('list.relist'),
        permission: 'auction:auction:relist',
        isHidden: (row) => !isWithoutSale(row),
        run: ({ id }) => void navigate(to.relistAuction(id)),
      },
      {
        key: 'open_shop',
        label: t('list.open_shop'),
        run: ({ goods_id }) => void window.open(hrefOf(to.goods(goods_id)), '_blank', 'noopener'),
      },
      {
        key: 'cancel',
        label: t('list.cancel_row'),
        permission: 'auction:auction:cancel',
        isDanger: true,
        isHidden: (row) => !mayCancel(row, isPlatform),
        run: ask,
      },
    ],
    [t, isPlatform, navigate, ask],
  );
}
