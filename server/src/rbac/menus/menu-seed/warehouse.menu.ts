import { product } from '@fovea/shared-types/goods/product.record';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { customerCompany } from '@fovea/shared-types/warehouse/customer-company.record';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { notice } from '@fovea/shared-types/warehouse/notice.record';
import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { cleanStatement } from '@fovea/shared-types/warehouse/clean-statement.record';
import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { rule } from '@fovea/shared-types/warehouse/rule.record';
import { movement } from '@fovea/shared-types/warehouse/movement.record';
import { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { stockOut } from '@fovea/shared-types/warehouse/stock-out.record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { send, SENT_OUT } from '@fovea/shared-types/warehouse/send.record';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { button, directory, page, recordPage, type MenuSeed } from './menu-row.js';

export const warehouseMenu: readonly MenuSeed[] = [
  directory(
    'warehouse',
    '/warehouse',
    'building-warehouse',
    ['仓库管理', 'Warehouse', '倉庫管理'],
    [
      page(
        'warehouse.overview',
        '/warehouse/overview',
        'dashboard',
        ['库存概览', 'Stock overview', '在庫の概況'],
        { perms: 'warehouse:figures:list' },
      ),
      recordPage(stock),
      recordPage(stockIn, [
        button('warehouse:inbound:add', ['新增入库', 'Add stock-in', '入庫の申請']),
        button('warehouse:inbound:scrap', [
          '撤回、关闭或申请冲销入库',
          'Withdraw, close or request reversals of stock-ins',
          '入庫の取下げ・クローズ・取消申請',
        ]),
      ]),
      recordPage(stockOut, [
        button('warehouse:outbound:scrap', [
          '撤回、关闭或申请冲销出库',
          'Withdraw, close or request reversals of stock-outs',
          '出庫の取下げ・クローズ・取消申請',
        ]),
        button('warehouse:outbound:sale', ['借出转销售', 'Turn loans into sales', '貸出を販売に変更']),
      ]),
      page(
        'warehouse.outbound.addProducts',
        '/warehouse/outbound/addProducts',
        'package-export',
        ['添加商品', 'Add products', '商品の追加'],
        { perms: 'warehouse:outbound:add', hidden: true },
      ),
      recordPage(allocation, [
        button('warehouse:allocation:send', ['调拨发出', 'Send allocations', '在庫移動の発送']),
        button('warehouse:allocation:receive', ['调拨收货', 'Receive allocations', '在庫移動の入荷']),
        button('warehouse:allocation:return', ['调拨退回', 'Take allocations back', '在庫移動の引戻し']),
        button('warehouse:allocation:lose', [
          '申报调拨丢失',
          'Report losses of allocations',
          '在庫移動の紛失の申請',
        ]),
        button('warehouse:allocation:scrap', [
          '撤回、关闭或申请冲销调拨',
          'Withdraw, close or request reversals of allocations',
          '在庫移動の取下げ・クローズ・取消申請',
        ]),
      ]),
      page(
        'warehouse.warehouseGoods.allocation',
        '/warehouse/warehouseGoods/allocation',
        'transfer',
        ['库存调拨', 'Allocate stock', '在庫の移動'],
        { perms: 'warehouse:allocation:add', hidden: true },
      ),
      recordPage(
        stockReview,
        [button('warehouse:document:approve', ['审批出入库', 'Approve stock documents', '入出庫の審査'])],
        { badgeKey: 'warehouse.audit_stock_num' },
      ),
      recordPage(stockCount, [
        button('warehouse:count:add', ['新增盘点', 'Begin counts', '棚卸の開始']),
        button('warehouse:count:update', ['盘点录入', 'Count', 'カウントの入力']),
        button('warehouse:count:confirm', ['复盘与确认盘点', 'Confirm counts', '棚卸の確定']),
        button('warehouse:count:cancel', ['取消盘点', 'Cancel counts', '棚卸の取消']),
      ]),
      recordPage(movement),
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
      recordPage(send, [
        button('warehouse:send:add', ['新增发货单', 'Prepare deliveries', '出荷伝票の追加']),
        button('warehouse:send:update', ['编辑发货单', 'Change deliveries', '出荷伝票の変更']),
        button('warehouse:send:delete', ['取消发货单', 'Cancel deliveries', '出荷伝票の取消']),
      ]),
      page('warehouse.sendOutGoods', '/warehouse/sendOutGoods', 'truck', SENT_OUT, {
        perms: 'warehouse:send:status',
      }),
      recordPage(arrival, [
        button('warehouse:arrival:add', ['新增到货单', 'Add arrivals', '入荷伝票の追加']),
        button('warehouse:arrival:update', ['编辑到货单', 'Change arrivals', '入荷伝票の変更']),
        button('warehouse:arrival:status', ['登记到货', 'Record arrivals', '入荷の記録']),
        button('warehouse:arrival:delete', ['取消到货单', 'Cancel arrivals', '入荷伝票の取消']),
      ]),
      recordPage(tradeRecord, [
        button('warehouse:trade-record:print', ['打印收发记录', 'Print records', '譲受・譲渡記録の印刷']),
      ]),
      recordPage(notice, [
        button('warehouse:notice:send', ['发送通知', 'Send notices', '通知の送信']),
        button('warehouse:notice:answer', ['登记答复', 'File answers', '回答の登録']),
      ]),
      recordPage(cleanStatement, [
        button('warehouse:statement:withdraw', ['撤回声明', 'Withdraw statements', '確認書の取下げ']),
      ]),
      recordPage(recall, [
        button('warehouse:recall:open', ['发起召回', 'Open recalls', '回収の開始']),
        button('warehouse:recall:close', ['结束召回', 'Close recalls', '回収の終了']),
      ]),
      recordPage(recallParty, [
        button('warehouse:recall-party:acknowledge', [
          '确认召回通知',
          'Acknowledge recalls',
          '回収のお知らせの確認',
        ]),
        button('warehouse:recall-party:settle', ['登记处理结果', 'Settle recalls', '対応結果の登録']),
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
