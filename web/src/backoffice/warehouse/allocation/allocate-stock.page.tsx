import type { StockDetail } from '@fovea/shared-types/warehouse/stock.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../kit/error-state/error-state';
import { FormPage } from '../../../kit/form/form-page';
import { PageTitle } from '../../../kit/page-title/page-title';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { paths } from '../../../lib/paths';
import { newLine } from '../documents/stock-lines';
import { stockDetailQuery } from '../stock/stock.queries';
import { AllocationFields } from './allocation-fields';
import { useAllocationForm } from './allocation-form';
import { backOfficePage } from '../../back-office-page';

/** Moves stock to another warehouse; the address names the stock. */
export function AllocateStockPage() {
  const { t } = useTranslation('allocation');
  const [search] = useSearchParams();
  const result = useQuery(stockDetailQuery(Number(search.get('id'))));
  return (
    <>
      <PageTitle title={t('form.stock_title')} />
      {result.data !== undefined ? (
        <AllocateForm stock={result.data} />
      ) : result.isError ? (
        <ErrorState error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  );
}

function AllocateForm({ stock }: { stock: StockDetail }) {
  const { t } = useTranslation('stock');
  const navigate = useNavigate();
  const item = {
    id: stock.product_id,
    name: stock.goods_name,
    code: stock.goods_code,
    tracking: stock.tracking,
    gtin: null,
    free: stock.ware_house_product_good_number - stock.reserved,
  };
  const initial = { from_ware_house_id: String(stock.ware_house_id), lines: [newLine(item)] };
  const { form, saving } = useAllocationForm(initial, () => void navigate(paths.allocation));
  return (
    <FormPage
      form={form}
      saving={saving}
      submitLabel={t('action.send')}
      onCancel={() => void navigate(paths.warehouseGoods)}
    >
      <AllocationFields form={form} />
    </FormPage>
  );
}

backOfficePage(AllocateStockPage, {
  path: paths.allocateStock,
  texts: ['kit', 'stock', 'scan', 'allocation'],
});
