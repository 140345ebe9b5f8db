import { auditWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import type { WithdrawalDetail } from '@fovea/shared-types/finance/withdrawal.dto';
import { withdrawalReview } from '@fovea/shared-types/finance/withdrawal-review.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalDetail } from '../../kit/approval/approval-detail';
import { ApprovalDrawer } from '../../kit/approval/approval-drawer';
import { ApprovalPage, type OpenDocument, useWaitingColumn } from '../../kit/approval/approval-page';
import { decideMoney } from '../../kit/approval/decide-money';
import type { SentDocument } from '../../kit/approval/approval-subject';
import type { Column } from '../../kit/data-table/column';
import { useTableList } from '../../kit/data-table/table-settings';
import { formatMoney } from '../../lib/format';
import { numberFilter, sortText } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { useAccess } from '../layout/access/access-context';
import { recordFilters } from '../record/record-filters';
import { type RecordColumns, useRecordColumns } from '../record/record-page';
import { plainOf } from '../record/record-types';
import { PayoutActions } from './payout-actions';
import { useWithdrawalsChanged, withdrawalQuery, withdrawalReviewsQuery } from './payout.queries';
import { PayeeFacts, WithdrawalFacts, WithdrawalHistory, WithdrawalState } from './withdrawal-facts';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Row = RowOf<(typeof withdrawalReview)['declared']>;

const FILTERS = ['company_name', 'status'] as const;
const { pending, rejected, withdrawn } = WITHDRAWAL_STATUS;
const record = plainOf(withdrawalReview);
const sinceOf = ({ status, created_at }: Row): string | null =>
  withdrawalMachine.may(status, 'approve') ? created_at : null;

/** Withdrawals pending a decision, the longest waiting first; those on their way to the bank are beside them. */
export function WithdrawalReviewPage() {
  const { t } = useTranslation('payout');
  const list = useTableList('finance.withdrawal-review', FILTERS);
  const request = {
    company_name: list.filters.company_name,
    status: numberFilter(list.filters.status) ?? pending,
    sort: sortText(list.sort) ?? 'id',
  };
  const result = useQuery({
    ...withdrawalReviewsQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const waiting = useWaitingColumn(sinceOf);
  const changed = useWithdrawalsChanged();
  const looks = useMemo<RecordColumns<(typeof withdrawalReview)['declared']>>(
    () => [
      { prop: 'company_name', width: 160, decides: true },
      { prop: 'balance', width: 120 },
      { prop: 'freeze_balance', width: 120 },
      { prop: 'created_at', width: 150 },
      { prop: 'money', width: 120, decides: true },
      { prop: 'status_name', width: 110 },
      waiting,
      { prop: 'sn', width: 130, visible: false },
      { prop: 'username', width: 120, visible: false },
      { prop: 'bank_account', width: 240, visible: false },
    ],
    [waiting],
  );
  const columns = useRecordColumns(record, looks, changed) as Array<Column<Row>>; // made of its declaration
  const filters = useMemo(
    () =>
      recordFilters(record).map((field) =>
        'name' in field && field.name === 'status' && field.type === 'dict'
          ? { ...field, placeholder: t('review.pending_first') }
          : field,
      ),
    [t],
  );
  return (
    <ApprovalPage
      title={localText(withdrawalReview.declared.many)}
      permission="finance:withdrawal:approve"
      list={list}
      result={result}
      columns={columns}
      filters={filters}
      nameOf={({ sn }) => sn}
      waitingSince={sinceOf}
      exporting={{ resource: 'withdrawal_approvals', request }}
      empty={{
        title: localText(withdrawalReview.words.empty),
        text: localText(withdrawalReview.words.empty_text),
      }}
      detail={(open) => <Review {...open} />}
    />
  );
}

function Review({ id, place, onClose, onDecided }: OpenDocument) {
  const { t } = useTranslation('payout');
  const may = useMay();
  const { user } = useAccess();
  const changed = useWithdrawalsChanged();
  const result = useQuery(withdrawalQuery(id));
  return (
    <ApprovalDrawer {...{ id, place, onClose, result }} title={localText(withdrawalReview.declared.many)}>
      {(shown, access) => {
        const isOwn =
          shown.account_id === user.id || (shown.company_id !== null && shown.company_id === user.company_id);
        return (
          <ApprovalDetail
            {...access}
            subject={{
              id: shown.id,
              name: shown.sn,
              documents: [sentOf(shown)],
              ownText: isOwn ? t('review.own') : null,
              firstDecision: shown.status === pending ? (shown.words[0] ?? null) : null,
            }}
            state={<WithdrawalState status={shown.status} />}
            summary={[
              { label: t('field.owner'), value: shown.company_name },
              { label: t('field.money'), value: formatMoney(shown.money, shown.currency) },
              { label: t('field.balance'), value: formatMoney(shown.balance, shown.currency) },
            ]}
            actions={<PayoutActions shown={shown} />}
            mayDecide={may('finance:withdrawal:approve')}
            facts={<WithdrawalFacts shown={shown} />}
            pictures={<PayeeFacts shown={shown} />}
            consequences={{
              approve: t(shown.needs_two ? 'review.approve_two' : 'review.approve'),
              reject: t('review.reject'),
            }}
            decide={async (decision) => ({
              isFinal: (await decideMoney(auditWithdrawal, { id }, decision)) !== pending,
            })}
            onChanged={changed}
            onDecided={onDecided}
          >
            <WithdrawalHistory shown={shown} />
          </ApprovalDetail>
        );
      }}
    </ApprovalDrawer>
  );
}

function sentOf(shown: WithdrawalDetail): SentDocument {
  const lastDecision = shown.words.at(-1);
  const { status } = shown;
  return {
    id: shown.id,
    sentBy: shown.username,
    sentAt: shown.created_at,
    verdict:
      status === pending
        ? 'waiting'
        : status === rejected
          ? 'rejected'
          : status === withdrawn
            ? 'taken_back'
            : 'approved',
    decidedBy: lastDecision?.decided_by ?? null,
    decidedAt: lastDecision?.decided_at ?? null,
    notes: shown.audit_notes,
    fieldReasons: {},
  };
}

backOfficePage(WithdrawalReviewPage, {
  path: paths.withdrawalReview,
  texts: ['kit', 'approval', 'system', 'payout'],
});
