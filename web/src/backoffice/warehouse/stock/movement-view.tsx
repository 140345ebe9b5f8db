import { movement } from '@fovea/shared-types/warehouse/movement.record';
import type { MovementDetail } from '@fovea/shared-types/warehouse/stock.dto';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../lib/format';
import { to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { localText } from '../../../lib/local-text';

const { shown } = movement.declared;

/** What moved, by whom and why: in a drawer, and on a page. */
export function MovementView({ one }: { one: MovementDetail }) {
  const { t } = useTranslation('stock');
  const may = useMay();
  return (
    <DetailView
      title={one.goods_name}
      summary={[
        { label: localText(shown.change.label), value: formatNumber(one.change) },
        { label: localText(shown.after.label), value: formatNumber(one.after) },
        { label: localText(shown.cost.label), value: formatMoney(one.cost, one.currency) },
      ]}
      actions={
        may('warehouse:stock:list') && (
          <ButtonLink variant="default" to={to.stock(one.stock_id)}>
            {t('stock.detail')}
          </ButtonLink>
        )
      }
    >
      <DetailCard title={t('detail.facts')} isWide>
        <Facts
          facts={[
            { label: t('field.type'), value: one.type_name },
            { label: localText(shown.document.label), value: one.document },
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
            { label: localText(shown.username.label), value: one.username },
            { label: localText(shown.created_at.label), value: formatDateTime(one.created_at) },
          ]}
        />
      </DetailCard>
    </DetailView>
  );
}
