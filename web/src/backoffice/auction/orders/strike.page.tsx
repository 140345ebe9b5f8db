import { strike } from '@fovea/shared-types/auction/strike.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../record/record.queries';
import { type RecordColumns, recordPage } from '../../record/record-page';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { BarDialog } from '../lot-admin/bar-dialog';
import { suggestsBar } from '../lot-admin/consequences';
import { LotAdminQuestion } from '../lot-admin/lot-admin-question';
import { sendSettle } from './orders.queries';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

type Strike = RowOf<typeof strike.declared>;

interface StrikeDialogProps {
  row: Strike;
  onClose: () => void;
}

function SettleDialog({ row, onClose }: StrikeDialogProps) {
  const { t } = useTranslation('auction_admin');
  const changed = useRecordChanged(strike);
  return (
    <LotAdminQuestion
      title={t('strikes.settle_title', { name: row.username })}
      confirmLabel={t('strikes.settle')}
      done={t('strikes.settled')}
      needsReason
      send={(command) => sendSettle({ ...command, id: row.id })}
      changed={changed}
      onClose={onClose}
    >
      <p>{t('strikes.settle_text', { goods: row.goods_name })}</p>
    </LotAdminQuestion>
  );
}

function BarOfStrike({ row, onClose }: StrikeDialogProps) {
  const changed = useRecordChanged(strike);
  return <BarDialog bidder={row} changed={changed} onClose={onClose} />;
}

/** Winners who did not pay: settled one by one, or barred by the platform. */
export const StrikePage = recordPage(strike, {
  columns: useColumns,
  useActions: () => {
    const { t } = useTranslation('auction_admin');
    return useMemo(
      () => [
        {
          key: 'settle',
          label: t('strikes.settle'),
          permission: 'auction:strike:settle',
          isHidden: ({ is_settled }: Strike) => is_settled,
          Dialog: SettleDialog,
        },
        {
          key: 'bar',
          label: t('act.bar'),
          permission: 'auction:bidder:bar',
          isDanger: true,
          isHidden: (row: Strike) => row.is_barred || !suggestsBar(row),
          Dialog: BarOfStrike,
        },
        {
          key: 'unbar',
          label: t('act.unbar'),
          permission: 'auction:bidder:bar',
          isHidden: ({ is_barred }: Strike) => !is_barred,
          Dialog: BarOfStrike,
        },
      ],
      [t],
    );
  },
});

function useColumns(): RecordColumns<typeof strike.declared> {
  const { t } = useTranslation('auction_admin');
  return useMemo(
    () => [
      { prop: 'username', width: 180 },
      { prop: 'goods_name', width: 260, decides: true },
      { prop: 'created_at', width: 170, decides: true },
      {
        prop: 'is_settled',
        decides: true,
        isState: true,
        render: ({ is_settled }) => (
          <StatusPill tone={is_settled ? 'success' : 'danger'}>
            {t(is_settled ? 'strikes.is_settled' : 'strikes.is_open')}
          </StatusPill>
        ),
      },
      { prop: 'strikes_in_year', width: 120 },
      'is_barred',
      { prop: 'settled_at', width: 170, visible: false },
      { prop: 'settle_reason', width: 260, visible: false },
    ],
    [t],
  );
}

backOfficePage(StrikePage, { path: paths.auctionStrikes, texts: ['kit', 'system', 'auction_admin'] });
