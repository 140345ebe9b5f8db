import { Injectable } from '@nestjs/common';
import type { AdminBadge } from '@fovea/shared-types/message/message.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import { EnquiryService } from '../../content/enquiries/enquiry.service.js';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { type Companies, FigureRepository, type PlatformFigure } from './figure.repository.js';
import { ReviewFigures } from './review-figures.js';

/** What waits for staff, as figures at their menu. */
@Injectable()
export class MenuFiguresService {
  constructor(
    private readonly db: Database,
    private readonly figures: FigureRepository,
    private readonly reviews: ReviewFigures,
    private readonly enquiries: EnquiryService,
  ) {}

  /** Figures of absent features are 0; of the others, what the caller may see. */
  async readMenuFigures({ companies, member }: StaffCaller): Promise<AdminBadge> {
    const ifHeld = (permission: Permission, count: () => Promise<number>): Promise<number> | number =>
      member.grants.scopeOf(permission).includes(null) ? count() : 0;
    /** Of the companies in which it is held; null: of all. */
    const where = (permission: Permission): Companies => {
      const scope = member.grants.scopeOf(permission);
      return scope.includes(null) ? null : scope.flatMap((companyId) => companyId ?? []);
    };
    const pending = (permission: Permission, figure: PlatformFigure) =>
      ifHeld(permission, () => this.figures.countPending(this.db, figure));
    const [
      trade,
      reviews,
      remittances,
      withdrawals,
      exchanges,
      vouchers,
      writeOffs,
      monthReopenings,
      settingChanges,
      engineers,
      feedback,
      letters,
    ] = await Promise.all([
      this.figures.countTrade(this.db, {
        to_ship: companies,
        auctions: companies,
        bargains: where('order:bargain:list'),
        viewings: where('order:reservation:list'),
        viewing_reviews: where('order:reservation:audit'),
        parcels: where('order:shipment:list'),
        refunds: where('order:refund:audit'),
        escalated_refunds: where('order:refund:decide'),
        failed_refunds: where('order:refund:retry'),
      }),
      this.reviews.read(member.grants),
      pending('finance:remittance:confirm', 'remittances'),
      pending('finance:withdrawal:approve', 'withdrawals'),
      pending('finance:exchange:approve', 'exchanges'),
      pending('finance:journal-voucher:approve', 'vouchers'),
      pending('finance:write-off:approve', 'write_offs'),
      pending('finance:month-reopening:approve', 'month_reopenings'),
      pending('rbac:setting-change:approve', 'setting_changes'),
      pending('maintenance:engineer:approve', 'engineers'),
      ifHeld('content:feedback:list', () => this.enquiries.countNew('feedback')),
      ifHeld('content:message-board:list', () => this.enquiries.countNew('message_board')),
    ]);
    return {
      fix: { await_fix_num: 0, audit_fix_num: engineers, fix_num: 0 },
      order: {
        await_order_num: trade.to_ship,
        bargain_order_num: trade.bargains,
        auction_order_num: trade.auctions,
        sub_order_num: trade.viewings,
        sub_audit_order_num: trade.viewing_reviews,
        drop_order_num: trade.parcels,
        refund_order_num: trade.refunds + trade.escalated_refunds + trade.failed_refunds,
      },
      ...reviews,
      finance: {
        audit_remittance_num: remittances,
        audit_withdrawal_num: withdrawals,
        audit_exchange_num: exchanges,
        audit_voucher_num: vouchers,
        audit_write_off_num: writeOffs,
        audit_month_reopening_num: monthReopenings,
        audit_setting_change_num: settingChanges,
      },
      content: { feedback_num: feedback, message_board_num: letters },
    };
  }
}
