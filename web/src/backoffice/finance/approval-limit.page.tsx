import { approvalLimit } from '@fovea/shared-types/platform/approval-limit.record';
import { localText } from '../../lib/local-text';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';
import { pendingChangesOf } from '../system/pending-changes';

const NOTE = [
  '以审核时生效的限额为准，此前已提交的单据也适用。提现另设限额。',
  'The limit in force when a document is decided applies, also to documents requested earlier. Withdrawals have limits of their own.',
  '承認時点の限度額が、申請済みの書類にも適用されます。出金の限度額は別に設定します。',
] as const;

/** Above which value two people approve a document, and from when on. */
export const ApprovalLimitPage = recordPage(approvalLimit, {
  Ways: pendingChangesOf(approvalLimit),
  without: ['id'],
  columns: [
    { prop: 'document', width: 200, decides: true },
    { prop: 'currency', width: 90, decides: true },
    { prop: 'amount', align: 'right', width: 240, decides: true },
    { prop: 'valid_from' },
    { prop: 'force', width: 110, decides: true },
    { prop: 'created_at', visible: false },
  ],
  Note: () => <small>{localText(NOTE)}</small>,
});

backOfficePage(ApprovalLimitPage, { path: '/finance/approvalLimit', texts: ['kit', 'approval', 'system'] });
