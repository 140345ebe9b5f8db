import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { to } from '../../../lib/paths';
import { stockDetailQuery } from './stock.queries';
import { StockView } from './stock-view';

/** A quick look at what the page of the stock shows. */
export function StockDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['stock', 'kit']);
  const result = useQuery(stockDetailQuery(id));
  return (
    <DetailDrawer
      title={t('stock.detail')}
      onClose={onClose}
      result={result}
      width={1000}
      steps={
        <ButtonLink variant="default" to={to.stock(id)}>
          {t('kit:detail.open_page')}
        </ButtonLink>
      }
    >
      {(detail) => <StockView detail={detail} />}
    </DetailDrawer>
  );
}
