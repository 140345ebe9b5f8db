import { toWire } from '@fovea/shared-types/money';
import type { PayoutOrder } from './payout-order.js';

const TITLES = [
  '序号',
  '收款人名称',
  '收款账号',
  '开户行名称',
  '联行号',
  '金额',
  '币种',
  '用途',
  '付款流水号',
];

/** What a spreadsheet could take for a formula is kept as text: a tab before it, which the banks’ readers drop. */
const cell = (text: string): string => {
  const safe = /^[=+\-@]/.test(text) ? `\t${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A sheet of payments as the counters of China’s banks accept it; numbers are text behind a tab. */
export function chinaCsv({ currency, payouts }: PayoutOrder): Buffer {
  const lines = payouts.map((payout, at) =>
    [
      String(at + 1),
      payout.payee,
      `\t${payout.accountNo}`,
      payout.bankName,
      `\t${payout.bankCode}`,
      toWire(payout.amount, currency),
      currency,
      '提现',
      payout.reference,
    ]
      .map(cell)
      .join(','),
  );
  return Buffer.from(`\uFEFF${[TITLES.join(','), ...lines].join('\r\n')}\r\n`);
}
