import { withdrawalLimit } from '@fovea/shared-types/finance/withdrawal-limit.record';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';
import { pendingChangesOf } from '../system/pending-changes';

/** Above how much two people approve a withdrawal. */
export const WithdrawalLimitPage = recordPage(withdrawalLimit, {
  Ways: pendingChangesOf(withdrawalLimit),
  without: ['id'],
  columns: [
    { prop: 'currency', width: 120, decides: true },
    { prop: 'two_people_above', align: 'right', width: 240, decides: true },
  ],
});

backOfficePage(WithdrawalLimitPage, {
  path: '/finance/withdrawalLimit',
  texts: ['kit', 'approval', 'system'],
});
