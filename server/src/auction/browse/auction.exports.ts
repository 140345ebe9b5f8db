import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminAuctionListRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportColumn } from '../../platform/exports/export-resource.js';
import { type AdminRow, AuctionAdminRepository } from './auction-admin.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });

/** The reserve is the seller's secret, which the seller and the platform see in the list as well. */
const COLUMNS: Record<string, ExportColumn<AdminRow>> = {
  goods_name: { header: header('商品名称', 'Goods', '商品名'), value: (row) => row.goods_name },
  company_name: { header: header('商家', 'Merchant', '店舗'), value: (row) => row.company_name },
  start_price: {
    header: header('起拍价', 'Start price', '開始価格'),
    money: ({ start_price, currency }) => ({ amount: start_price, currency }),
  },
  current_price: {
    header: header('当前价', 'Current price', '現在価格'),
    money: ({ price, currency }) => ({ amount: price, currency }),
  },
  reserve_price: {
    header: header('保留价', 'Reserve', '最低落札価格'),
    money: ({ reserve_price, currency }) =>
      reserve_price === null ? null : { amount: reserve_price, currency },
  },
  bid_count: { header: header('出价次数', 'Bids', '入札数'), value: (row) => row.bid_count },
  start_at: { header: header('开始时间', 'Starts', '開始日時'), value: (row) => row.start_at },
  end_at: { header: header('结束时间', 'Ends', '終了日時'), value: (row) => row.end_at },
  status: {
    header: header('状态', 'State', '状態'),
    value: ({ status }, language) => codeName(language, 'states:auction', status),
  },
};

/** Lots as a file, with the same rows as their list. */
@Injectable()
export class AuctionExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly auctions: AuctionAdminRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<AdminAuctionListRequest, AdminRow>({
      resource: 'auctions',
      title: header('拍卖', 'Auctions', 'オークション'),
      permission: 'auction:auction:list',
      filters: AdminAuctionListRequest,
      columns: COLUMNS,
      count: (caller, filters) => this.auctions.countAuctions(this.db, filters, caller),
      rows: (caller, filters) => this.auctions.all(this.db, caller.language, filters, caller),
    });
  }
}
