import { PAYOUT_FORMAT, type PayoutFormat } from '@fovea/shared-types/finance/payout-file-bounds';
import { chinaCsv } from '../../platform/bank-files/china-csv.js';
import { pain001 } from '../../platform/bank-files/pain001.js';
import type { PayoutOrder, PayoutSender } from '../../platform/bank-files/payout-order.js';
import { zenginText } from '../../platform/bank-files/zengin-text.js';
import { zenginTransfer } from '../../platform/bank-files/zengin-transfer.js';

interface Written {
  extension: string;
  mime: string;
  write: (order: PayoutOrder) => Buffer;
  /** Whether a file can name the paying account. */
  isReady: (sender: PayoutSender) => boolean;
}

const { zengin, china, iso } = PAYOUT_FORMAT;

/** How each kind of file is written. */
export const WRITTEN: Readonly<Record<PayoutFormat, Written>> = {
  [zengin]: {
    extension: 'txt',
    mime: 'text/plain',
    write: zenginTransfer,
    isReady: ({ clientCode, name, bankCode, branchCode, accountNo }) =>
      clientCode !== '' &&
      (zenginText(name) ?? '') !== '' &&
      /^\d{4}$/.test(bankCode) &&
      /^\d{3}$/.test(branchCode) &&
      /^\d{1,7}$/.test(accountNo),
  },
  [china]: {
    extension: 'csv',
    mime: 'text/csv',
    write: chinaCsv,
    isReady: ({ name, accountNo }) => name !== '' && accountNo !== '',
  },
  [iso]: {
    extension: 'xml',
    mime: 'application/xml',
    write: pain001,
    isReady: ({ name, accountNo, bankCode }) =>
      name !== '' && accountNo !== '' && /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bankCode),
  },
};
