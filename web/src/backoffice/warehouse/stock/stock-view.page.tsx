import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../../kit/detail-view/detail-page';
import { useIdOfAddress } from '../../../lib/list-page';
import { paths } from '../../../lib/paths';
import { stockDetailQuery } from './stock.queries';
import { StockView } from './stock-view';
import { backOfficePage } from '../../back-office-page';

/** One stock at its own address. */
export function StockViewPage() {
  const { t } = useTranslation('stock');
  const id = useIdOfAddress();
  const result = useQuery({ ...stockDetailQuery(id ?? 0), enabled: id !== null });
  return (
    <DetailPage title={t('stock.detail')} list={paths.warehouseGoods} {...{ id, result }}>
      {(detail) => <StockView detail={detail} />}
    </DetailPage>
  );
}

backOfficePage(StockViewPage, { path: paths.stockView, texts: ['kit', 'stock', 'labels'] });
