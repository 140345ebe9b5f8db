import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addMonthBill,
  confirmMonthBill,
  customerStatement,
  monthBillDetail,
  monthBillDocument,
  myMonthBillList,
  myMonthBillDocument,
  myStatement,
  payMonthBill,
  reverseMonthBillPayment,
} from '@fovea/shared-types/finance/month-bill.calls';
import type {
  AddMonthBillRequest,
  ConfirmMonthBillRequest,
  CustomerStatementRequest,
  MyMonthBillListRequest,
  MyStatementRequest,
  ReverseMonthBillPaymentRequest,
} from '@fovea/shared-types/finance/month-bill.dto';
import type { PayRequest } from '@fovea/shared-types/finance/payment.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { CustomerStatements } from './customer-statements.js';
import { MonthBillAdminService } from './month-bill-admin.service.js';
import { MonthBillPaymentService } from './month-bill-payment.service.js';
import { MonthBillPrinting } from './month-bill-printing.js';
import { MyMonthBillService } from './my-month-bill.service.js';

/** Monthly bills beside their list: of their customers, and of finance. */
@Controller()
export class MonthBillController {
  constructor(
    private readonly mine: MyMonthBillService,
    private readonly admin: MonthBillAdminService,
    private readonly payments: MonthBillPaymentService,
    private readonly documents: MonthBillPrinting,
    private readonly statements: CustomerStatements,
  ) {}

  @Call(myMonthBillList)
  myMonthBillList(caller: MemberCaller, request: MyMonthBillListRequest) {
    return this.mine.listMyMonthBills(caller, request);
  }

  @Call(payMonthBill)
  pay(caller: MemberCaller, request: PayRequest) {
    return this.mine.pay(caller, request);
  }

  @Call(myMonthBillDocument)
  myMonthBillDocument(caller: MemberCaller, { id }: IdRequest) {
    return this.documents.addressFor(caller, id, caller.member.accountId);
  }

  @Call(monthBillDetail)
  monthBillDetail(caller: StaffCaller, request: IdRequest) {
    return this.admin.getMonthBillDetail(caller, request);
  }

  @Call(monthBillDocument)
  monthBillDocument(caller: StaffCaller, { id }: IdRequest) {
    return this.documents.addressFor(caller, id, null);
  }

  @Call(customerStatement)
  customerStatement(caller: StaffCaller, { account_id, currency }: CustomerStatementRequest) {
    return this.statements.addressFor(caller, account_id, currency);
  }

  @Call(myStatement)
  myStatement(caller: MemberCaller, { currency }: MyStatementRequest) {
    return this.statements.addressFor(caller, caller.member.accountId, currency);
  }

  @Call(addMonthBill)
  addMonthBill(caller: StaffCaller, request: AddMonthBillRequest) {
    return this.admin.issueMonthBill(caller, request);
  }

  @Call(confirmMonthBill)
  confirm(caller: StaffCaller, request: ConfirmMonthBillRequest) {
    return this.payments.confirm(caller, request);
  }

  @Call(reverseMonthBillPayment)
  reverseMonthBillPayment(caller: StaffCaller, request: ReverseMonthBillPaymentRequest) {
    return this.payments.reverse(caller, request);
  }
}
