import { accountCode } from '@fovea/shared-types/finance/account-code.record';
import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { journal } from '@fovea/shared-types/finance/journal.record';
import { platformBankAccount } from '@fovea/shared-types/finance/platform-account.record';
import { suspensePayment } from '@fovea/shared-types/finance/suspense-payment.record';
import { remittance } from '@fovea/shared-types/finance/remittance.record';
import { platformFee } from '@fovea/shared-types/finance/platform-fee.record';
import { reconciliation } from '@fovea/shared-types/finance/reconciliation.record';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import { approvalLimit } from '@fovea/shared-types/platform/approval-limit.record';
import { referenceRate } from '@fovea/shared-types/platform/reference-rate.record';
import { monthClosing } from '@fovea/shared-types/finance/month-closing.record';
import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import { withdrawalLimit } from '@fovea/shared-types/finance/withdrawal-limit.record';
import { withdrawalReview } from '@fovea/shared-types/finance/withdrawal-review.record';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { withdrawal } from '@fovea/shared-types/finance/withdrawal.record';
import { creditLimit } from '@fovea/shared-types/finance/credit-limit.record';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { button, directory, page, recordPage, type MenuSeed } from './menu-row.js';

/** Money for finance; its rows carry the permissions of its calls. */
export const financeMenu: readonly MenuSeed[] = [
  directory(
    'finance',
    '/finance',
    'coins',
    ['财务管理', 'Finance', '財務'],
    [
      page(
        'finance.overview',
        '/finance/overview',
        'dashboard',
        ['财务概览', 'Finance overview', '財務の概況'],
        { perms: 'finance:figures:list' },
      ),
      recordPage(balanceLine),
      recordPage(withdrawal, [
        button('finance:withdrawal:add', ['申请提现', 'Request withdrawals', '出金の申請']),
        button('finance:bank-account:update', [
          '企业银行账户',
          'Bank accounts of the company',
          '会社の銀行口座',
        ]),
      ]),
      recordPage(
        withdrawalReview,
        [
          button('finance:withdrawal:approve', ['审核提现', 'Review withdrawals', '出金の審査']),
          button('finance:withdrawal:pay', ['登记打款', 'Record payouts', '振込の記録']),
        ],
        { badgeKey: 'finance.audit_withdrawal_num' },
      ),
      recordPage(
        remittance,
        [button('finance:remittance:confirm', ['核对汇款', 'Check remittances', '入金の確認'])],
        { badgeKey: 'finance.audit_remittance_num' },
      ),
      recordPage(platformBankAccount),
      recordPage(suspensePayment, [
        button('finance:parked:settle', ['处理暂存款项', 'Settle held money', '保留中の入金の処理']),
      ]),
      recordPage(withdrawalLimit),
      recordPage(approvalLimit),
      recordPage(proceedsPayout, [
        button('finance:transfer:add', ['人工新增转账', 'Add transfers by hand', '売上送金の手動追加']),
        button('finance:transfer:approve', [
          '审核转账',
          'Release and stop transfers',
          '売上送金の承認・保留',
        ]),
      ]),
      recordPage(exchange, [], { badgeKey: 'finance.audit_exchange_num' }),
      recordPage(referenceRate),
      recordPage(journalVoucher, [], { badgeKey: 'finance.audit_voucher_num' }),
      recordPage(platformFee),
      recordPage(bankLine, [
        button('finance:bank-line:match', ['核对银行流水', 'Match bank lines', '銀行明細の照合']),
        button('finance:bank-line:credit', ['转入会员余额', 'Credit to a member', '会員の残高に加算']),
      ]),
      recordPage(reconciliation),
      page(
        'finance.trialBalance',
        '/finance/trialBalance',
        'scale',
        ['试算平衡表', 'Trial balance', '試算表'],
        { perms: 'finance:books:list' },
      ),
      recordPage(monthClosing),
      recordPage(monthReopening, [], { badgeKey: 'finance.audit_month_reopening_num' }),
      recordPage(journal),
      recordPage(accountCode),
      recordPage(monthBill, [
        button('finance:month-bill:add', ['开立账单', 'Open a bill', '請求の作成']),
        button('finance:month-bill:confirm', ['登记收款', 'Record a payment', '入金登録']),
      ]),
      recordPage(writeOff, [], { badgeKey: 'finance.audit_write_off_num' }),
      recordPage(creditLimit),
    ],
  ),
];
