import { bargain } from '@fovea/shared-types/order/bargain.record';
import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { freightZone } from '@fovea/shared-types/order/freight-zone.record';
import { salesTax } from '@fovea/shared-types/finance/sales-tax.record';
import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import { invoiceIssuer } from '@fovea/shared-types/order/invoice-issuer.record';
import { order } from '@fovea/shared-types/order/order.record';
import { refund } from '@fovea/shared-types/order/refund.record';
import { reservation } from '@fovea/shared-types/order/reservation.record';
import { shipment } from '@fovea/shared-types/order/shipment.record';
import { taxRate } from '@fovea/shared-types/order/tax-rate.record';
import { auctionPages, strikePage } from './auction.menu.js';
import { button, directory, page, recordPage, type MenuSeed } from './menu-row.js';

/** Orders, with the auctions that some of them come from. */
export const orderMenu: readonly MenuSeed[] = [
  directory(
    'orders',
    '/orders',
    'gavel',
    ['订单管理', 'Orders', '注文管理'],
    [
      recordPage(
        order,
        [
          button('order:order:note', ['添加内部备注', 'Note among staff', '社内メモ']),
          button('order:order:print', [
            '打印装箱单和标签',
            'Print packing lists and labels',
            '梱包明細書・ラベルの印刷',
          ]),
          button('order:order:cancel', ['取消订单', 'Cancel orders', '注文のキャンセル']),
          button('order:order:refund-switch', ['允许或禁止退款', 'Allow or refuse refunds', '返金の可否']),
          button('order:order:ship', ['发货', 'Ship orders', '注文の発送']),
          button('order:freight:set', ['追加运费', 'Request freight', '送料の請求']),
          button('order:freight:waive', ['免除运费', 'Waive freight', '送料請求の取り下げ']),
        ],
        { badgeKey: 'order.await_order_num' },
      ),
      page('orders.orderAdd', '/orders/orderAdd', 'receipt', ['代客下单', 'New order', '代理注文'], {
        perms: 'order:order:add',
        hidden: true,
      }),
      recordPage(
        shipment,
        [button('order:shipment:confirm', ['确认寄出', 'Record what was sent', '発送の確定'])],
        { badgeKey: 'order.drop_order_num' },
      ),
      recordPage(
        refund,
        [
          button('order:refund:audit', ['处理退款', 'Answer refunds', '返金への回答']),
          button('order:refund:decide', ['裁定退款', 'Decide refunds', '返金の裁定']),
          button('order:refund:retry', ['重试退款', 'Pay back again', '返金の再実行']),
        ],
        { badgeKey: 'order.refund_order_num' },
      ),
      ...auctionPages,
      recordPage(
        bargain,
        [
          button('order:bargain:answer', ['回复议价', 'Answer an offer', '価格交渉への返答']),
          button('order:bargain:void', ['作废议价', 'Void an agreed price', '合意価格の無効化']),
        ],
        { badgeKey: 'order.bargain_order_num' },
      ),
      recordPage(
        reservation,
        [
          button('order:reservation:cancel', ['取消预约', 'Call a viewing off', '予約の中止']),
          button('order:reservation:slot', ['编辑时段', 'Edit slots', '枠の編集']),
        ],
        { badgeKey: 'order.sub_order_num' },
      ),
      page(
        'orders.reservationApproval',
        '/orders/reservationApproval',
        'calendar-check',
        ['预约审核', 'Reservation review', '予約審査'],
        { perms: 'order:reservation:audit', badgeKey: 'order.sub_audit_order_num' },
      ),
      strikePage,
      recordPage(freightRate),
      recordPage(freightZone),
      recordPage(taxRate),
    ],
  ),
];

/** Beside the merchants in whose name invoices are issued. */
export const invoiceIssuerPage: MenuSeed = recordPage(invoiceIssuer, [
  button('order:invoice:print', ['打印账单和收据', 'Print invoices and receipts', '請求書・領収書の印刷']),
]);

/** Beside them: what was issued. */
export const taxDocumentPage: MenuSeed = recordPage(taxDocument, [
  button('finance:tax-document:edit', [
    '登记红字发票号码',
    'Enter red-letter fapiao numbers',
    '赤字発票番号の登録',
  ]),
]);

/** Beside them: the tax of what was sold. */
export const salesTaxPage: MenuSeed = recordPage(salesTax);
