import type { RowOf } from '@fovea/shared-types/record/record';
import { movement } from '@fovea/shared-types/warehouse/movement.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../lib/format';
import { says } from '../../../lib/words';
import { recordPage } from '../../record/record-page';
import { movementQuery } from './stock.queries';

type Row = RowOf<typeof movement.declared>;
const { shown } = movement.declared;

function MovementDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const result = useQuery(movementQuery(id));
  return (
    <DetailDrawer title={t('record.detail')} onClose={onClose} result={result}>
      {(one) => (
        <DetailView
          title={one.goods_name}
          summary={[
            { label: says(shown.change.label), value: formatNumber(one.change) },
            { label: says(shown.after.label), value: formatNumber(one.after) },
            { label: says(shown.cost.label), value: formatMoney(one.cost, one.currency) },
          ]}
        >
          <DetailCard title={t('detail.facts')} isWide>
            <Facts
              facts={[
                { label: t('field.type'), value: one.type_name },
                { label: says(shown.document.label), value: one.document },
                { label: t('field.ware_house'), value: one.ware_house_name },
                { label: t('field.model'), value: one.goods_code },
                { label: t('field.maker'), value: one.maker },
                { label: t('field.category'), value: one.category_name },
                { label: t('field.serial'), value: one.serial_number },
                { label: t('lines.lot'), value: one.lot_number },
                {
                  label: t('lines.expires'),
                  value: one.expires_on === null ? '' : formatDate(one.expires_on),
                },
                { label: t('field.bin'), value: one.bin_code },
                { label: says(shown.username.label), value: one.username },
                { label: says(shown.created_at.label), value: formatDateTime(one.created_at) },
              ]}
            />
          </DetailCard>
        </DetailView>
      )}
    </DetailDrawer>
  );
}

/** Every movement of stock. */
export const RecordPage = recordPage(movement, {
  columns: [
    { prop: 'created_at', width: 170 },
    { prop: 'type', width: 140, decides: true },
    { prop: 'goods_name', width: 240, decides: true },
    { prop: 'serial_number', width: 150 },
    { prop: 'ware_house_name', width: 150 },
    { prop: 'change', width: 90, decides: true },
    { prop: 'after', width: 110 },
    {
      prop: 'cost',
      type: 'money',
      get label() {
        return says(shown.cost.label);
      },
      currency: ({ currency }: Row) => currency,
      align: 'right',
      width: 130,
    },
    { prop: 'document', width: 150 },
    { prop: 'is_undone', width: 90, visible: false },
    { prop: 'lot_number', width: 120, visible: false },
    { prop: 'bin_code', width: 120, visible: false },
    { prop: 'username', width: 130 },
  ],
  Opened: MovementDrawer,
});
