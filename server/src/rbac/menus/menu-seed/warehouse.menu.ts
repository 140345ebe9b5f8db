import { product } from '@fovea/shared-types/goods/product.record';
import { directory, recordPage, type MenuSeed } from './menu-row.js';

export const warehouseMenu: readonly MenuSeed[] = [
  directory(
    'warehouse',
    '/warehouse',
    'building-warehouse',
    ['仓库管理', 'Warehouse', '倉庫管理'],
    [recordPage(product)],
  ),
];
