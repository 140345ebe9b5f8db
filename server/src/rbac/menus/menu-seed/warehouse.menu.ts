import { product } from '@fovea/shared-types/goods/product.record';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { customerCompany } from '@fovea/shared-types/warehouse/customer-company.record';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { rule } from '@fovea/shared-types/warehouse/rule.record';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { button, directory, page, recordPage, type MenuSeed } from './menu-row.js';

export const warehouseMenu: readonly MenuSeed[] = [
  directory(
    'warehouse',
    '/warehouse',
    'building-warehouse',
    ['仓库管理', 'Warehouse', '倉庫管理'],
    [
      recordPage(product),
      recordPage(warehouse, [
        button('warehouse:warehouse:status', [
          '启用/停用仓库',
          'Enable or disable warehouses',
          '倉庫の有効・無効',
        ]),
        button('warehouse:warehouse:delete', ['删除仓库', 'Delete warehouses', '倉庫の削除']),
      ]),
      recordPage(bin, [button('warehouse:bin:add', ['批量新增库位', 'Add bins', '棚番の一括追加'])]),
      recordPage(customer),
      recordPage(customerCompany),
      recordPage(arrival, [
        button('warehouse:arrival:add', ['新增到货单', 'Add arrivals', '入荷伝票の追加']),
        button('warehouse:arrival:update', ['编辑到货单', 'Change arrivals', '入荷伝票の変更']),
        button('warehouse:arrival:status', ['登记到货', 'Record arrivals', '入荷の記録']),
        button('warehouse:arrival:delete', ['取消到货单', 'Cancel arrivals', '入荷伝票の取消']),
      ]),
      recordPage(rule),
      page(
        'warehouse.passport',
        '/warehouse/passport',
        'id',
        ['序列号档案', 'Serial passports', '機器履歴書'],
        { perms: 'warehouse:passport:list' },
        [button('warehouse:passport:add', ['写入档案', 'Write into a passport', '履歴への記入'])],
      ),
    ],
  ),
];
