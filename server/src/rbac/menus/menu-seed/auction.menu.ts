import { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import { auctionTemplate } from '@fovea/shared-types/auction/template.record';
import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { strike } from '@fovea/shared-types/auction/strike.record';
import { button, page, recordPage, type MenuSeed } from './menu-row.js';

/** Auction administration, in the directory of orders; its rows carry the permissions that the calls of auctions require. */
export const auctionPages: readonly MenuSeed[] = [
  page(
    'orders.auction',
    '/orders/auction',
    'gavel',
    ['拍卖', 'Auctions', 'オークション'],
    { perms: 'auction:auction:list', badgeKey: 'order.auction_order_num' },
    [
      button('auction:auction:add', ['新增拍卖', 'Add an auction', 'オークションの登録']),
      button('auction:auction:update', ['修改拍卖', 'Change an auction', 'オークションの変更']),
      button('auction:auction:cancel', ['取消拍卖', 'Cancel an auction', 'オークションの中止']),
      button('auction:auction:relist', ['重新上拍', 'List again', '再出品']),
      button('auction:auction:decide', [
        '处理未达保留价',
        'Decide below the reserve',
        '最低落札価格未達の判断',
      ]),
      button('auction:bid:void', ['作废出价', 'Void a bid', '入札の無効化']),
      button('auction:bid:audit', ['核查出价', 'Examine bids', '入札の検証']),
      button('auction:bidder:list', ['查看竞买人', 'See bidders', '入札者の閲覧']),
      button('auction:bidder:approve', ['审核竞买人', 'Admit bidders', '入札者の審査']),
      button('auction:bidder:bar', ['禁止竞买', 'Bar a bidder', '入札の禁止']),
      button('auction:offer:add', ['第二顺位要约', 'Second-chance offer', '次点者への申し出']),
    ],
  ),
  recordPage(auctionPlan),
  recordPage(auctionTemplate),
  recordPage(auctionOrder),
];

export const strikePage: MenuSeed = recordPage(strike, [
  button('auction:strike:settle', ['解除违约记录', 'Settle a default', '不履行記録の解消']),
]);
