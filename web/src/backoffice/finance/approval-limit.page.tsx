import { approvalLimit } from '@fovea/shared-types/platform/approval-limit.record';
import { localText } from '../../lib/local-text';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

/** Above which value two people approve a document, and from when on. */
export const ApprovalLimitPage = recordPage(approvalLimit, {
  without: ['id'],
  columns: [
    { prop: 'document', width: 200, decides: true },
    { prop: 'currency', width: 90, decides: true },
    { prop: 'amount', align: 'right', width: 240, decides: true },
    { prop: 'valid_from' },
    { prop: 'force', width: 110, decides: true },
    { prop: 'created_at', visible: false },
  ],
  Note: () => <small>{localText(approvalLimit.declared.fields.valid_from.hint)}</small>,
});

backOfficePage(ApprovalLimitPage, { path: '/finance/approvalLimit', texts: ['kit', 'system'] });
