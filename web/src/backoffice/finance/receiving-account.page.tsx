import { receivingAccount } from '@fovea/shared-types/finance/receiving-account.record';
import { recordPage } from '../record/record-page';

/** To which of the platform's accounts buyers transfer money. */
export const ReceivingAccountPage = recordPage(receivingAccount, {
  without: ['id'],
  columns: [
    { prop: 'currency', width: 100, decides: true },
    { prop: 'payee', width: 220 },
    { prop: 'bank_name', width: 200 },
    { prop: 'branch_name', width: 160 },
    { prop: 'account_type', width: 120 },
    { prop: 'account_no', width: 180, decides: true },
  ],
});
