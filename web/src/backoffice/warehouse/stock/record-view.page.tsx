import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../../kit/detail-view/detail-page';
import { useIdOfAddress } from '../../../lib/list-page';
import { paths } from '../../../lib/paths';
import { MovementView } from './movement-view';
import { movementQuery } from './stock.queries';
import { backOfficePage } from '../../back-office-page';

/** One movement at its own address. */
export function RecordViewPage() {
  const { t } = useTranslation('stock');
  const id = useIdOfAddress();
  const result = useQuery({ ...movementQuery(id ?? 0), enabled: id !== null });
  return (
    <DetailPage title={t('record.detail')} list={paths.stockRecords} {...{ id, result }}>
      {(one) => <MovementView one={one} />}
    </DetailPage>
  );
}

backOfficePage(RecordViewPage, { path: paths.recordView, texts: ['kit', 'stock'] });
