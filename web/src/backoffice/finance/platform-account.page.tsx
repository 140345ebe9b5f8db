import { platformBankAccount } from '@fovea/shared-types/finance/platform-account.record';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';
import { pendingChangesOf } from '../system/pending-changes';
import { paths } from '../../lib/paths';

/** Our accounts at banks: buyers transfer to them, payouts go from them. */
export const PlatformAccountPage = recordPage(platformBankAccount, {
  Ways: pendingChangesOf(platformBankAccount),
  without: ['id'],
  columns: [
    { prop: 'currency', width: 100, decides: true },
    { prop: 'payee', width: 220 },
    { prop: 'bank_name', width: 200 },
    { prop: 'bank_code', width: 140 },
    { prop: 'branch_name', width: 160 },
    { prop: 'account_type', width: 120 },
    { prop: 'account_no', width: 180, decides: true },
  ],
});

backOfficePage(PlatformAccountPage, { path: paths.platformAccounts, texts: ['kit', 'approval', 'system'] });
