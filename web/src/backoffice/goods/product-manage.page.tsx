import { useSearchParams } from 'react-router-dom';
import { PublishPage } from './publish/publish.page';
import { GoodsListPage } from './goods-list.page';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

/** `isAdd=true` of the address opens the publish form; without it, and without goods to edit, it is their list. */
export function ProductManagePage() {
  const [search] = useSearchParams();
  const isForm = search.get('isAdd') === 'true' || search.has('edit');
  return isForm ? <PublishPage /> : <GoodsListPage />;
}

backOfficePage(ProductManagePage, {
  path: paths.productManage,
  texts: ['kit', 'approval', 'system', 'publishing', 'upload', 'goods_import', 'bulk_edit', 'auctions'],
});
