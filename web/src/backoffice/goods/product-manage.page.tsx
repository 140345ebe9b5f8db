import { useSearchParams } from 'react-router-dom';
import { PublishPage } from './publish/publish.page';
import { GoodsListPage } from './goods-list.page';

/** `isAdd=true` of the address opens the publish form; without it, and without goods to edit, it is their list. */
export function ProductManagePage() {
  const [search] = useSearchParams();
  const isForm = search.get('isAdd') === 'true' || search.has('edit');
  return isForm ? <PublishPage /> : <GoodsListPage />;
}
