import { movement } from '@fovea/shared-types/warehouse/movement.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { paths, to } from '../../../lib/paths';
import { recordPage } from '../../record/record-page';
import { warehouseFilters } from '../searches';
import { MovementView } from './movement-view';
import { movementQuery } from './stock.queries';
import { backOfficePage } from '../../back-office-page';

/** A quick look at what the page of the movement shows. */
function MovementDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['stock', 'kit']);
  const result = useQuery(movementQuery(id));
  return (
    <DetailDrawer
      title={t('record.detail')}
      onClose={onClose}
      result={result}
      steps={
        <ButtonLink variant="default" to={to.movement(id)}>
          {t('kit:detail.open_page')}
        </ButtonLink>
      }
    >
      {(one) => <MovementView one={one} />}
    </DetailDrawer>
  );
}

/** Every movement of stock. */
export const RecordPage = recordPage(movement, {
  useChoices: warehouseFilters('ware_house_id'),
  columns: [
    { prop: 'created_at', width: 170 },
    { prop: 'type', width: 130, decides: true },
    { prop: 'goods_name', width: 300, decides: true },
    { prop: 'serial_number', width: 140 },
    { prop: 'ware_house_name', width: 150 },
    { prop: 'bin_code', width: 100 },
    { prop: 'change', width: 90, decides: true },
    { prop: 'after', width: 110 },
    { prop: 'cost' },
    { prop: 'document', width: 140 },
    { prop: 'is_undone', width: 90, visible: false },
    { prop: 'lot_number', width: 120, visible: false },
    { prop: 'username', width: 130 },
  ],
  Opened: MovementDrawer,
});

backOfficePage(RecordPage, { path: paths.stockRecords, texts: ['kit', 'system', 'stock'] });
