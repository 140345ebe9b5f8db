import { auditWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import type { WithdrawalDetail } from '@fovea/shared-types/finance/withdrawal.dto';
import { fromWire, toWire } from '@fovea/shared-types/money';
import type { RowOf } from '@fovea/shared-types/record/record';
import { withdrawalReview } from '@fovea/shared-types/finance/withdrawal-review.record';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangeLine, ChangeLines } from '../../kit/approval/change-lines';
import type { OpenDocument } from '../../kit/approval/approval-page';
import { verdictOf } from '../../kit/approval/approval-subject';
import { decideMoney } from '../../kit/approval/decide';
import { useDecideBulk } from '../../kit/approval/use-decide-bulk';
import { RequestReview, type ReviewParts } from '../../kit/approval/request-review';
import { useDict } from '../../lib/dicts';
import { formatMoney } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { useAccess } from '../layout/access/access-context';
import { queuePage } from '../record/queue-page';
import { PayoutActions } from './payout-actions';
import { useWithdrawalsChanged, withdrawalQuery } from './payout.queries';
import { PayeeFacts, WithdrawalFacts, WithdrawalHistory, WithdrawalState } from './withdrawal-facts';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

const { pending, rejected, withdrawn } = WITHDRAWAL_STATUS;

type Row = RowOf<typeof withdrawalReview.declared>;

const sinceOf = ({ status, created_at }: Row): string | null =>
  withdrawalMachine.may(status, 'approve') ? created_at : null;
const waitsFor = (row: Row): boolean => sinceOf(row) !== null;
const decide = (row: Row, decision: { status: 1 | -1; notes: string | undefined }) =>
  decideMoney(auditWithdrawal, row, decision);

/** Withdrawals pending a decision, the longest waiting first; those on their way to the bank are beside them. */
export const WithdrawalReviewPage = queuePage(withdrawalReview, {
  permission: 'finance:withdrawal:approve',
  sinceOf,
  useWaiting: () => {
    const label = useDict('states:withdrawal').label(pending);
    return useMemo(() => ({ request: { status: pending }, sort: 'id', label, untilChosen: true }), [label]);
  },
  useColumns: (waiting) =>
    useMemo(
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
    ),
  useBulk: () => useDecideBulk({ permission: 'finance:withdrawal:approve', waitsFor, decide }),
  useChanged: useWithdrawalsChanged,
  Review,
});

function Review(open: OpenDocument) {
  const { t } = useTranslation('payout');
  const { user } = useAccess();
  const isOwn = ({ account_id, company_id }: WithdrawalDetail): boolean =>
    account_id === user.id || (company_id !== null && company_id === user.company_id);
  return (
    <RequestReview
      {...open}
      title={localText(withdrawalReview.declared.many)}
      result={useQuery(withdrawalQuery(open.id))}
      permission="finance:withdrawal:approve"
      onChanged={useWithdrawalsChanged()}
      decide={async (shown, decision) => (await decideMoney(auditWithdrawal, shown, decision)) !== pending}
      partsOf={(shown) => ({
        name: shown.sn,
        sent: sentOf(shown),
        ownText: isOwn(shown) ? t('review.own') : null,
        state: <WithdrawalState status={shown.status} />,
        summary: [
          { label: t('field.owner'), value: shown.company_name },
          { label: t('field.money'), value: formatMoney(shown.money, shown.currency) },
          { label: t('field.balance'), value: formatMoney(shown.balance, shown.currency) },
        ],
        actions: <PayoutActions shown={shown} />,
        facts: (
          <>
            <ChangeLines lines={linesOf(shown)} />
            <WithdrawalFacts shown={shown} />
          </>
        ),
        pictures: <PayeeFacts shown={shown} />,
        consequences: {
          approve: t(shown.needs_two ? 'review.approve_two' : 'review.approve'),
          reject: t('review.reject'),
        },
        children: <WithdrawalHistory shown={shown} />,
      })}
    />
  );
}

/** What is on hold leaves the balance once it is paid. */
function linesOf({ status, money, freeze_balance: held, currency }: WithdrawalDetail): ChangeLine[] {
  if (status !== pending) return [];
  const after = toWire(fromWire(held, currency) - fromWire(money, currency), currency);
  return [
    {
      name: localText(withdrawalReview.declared.shown.freeze_balance.label),
      change: formatMoney(`-${money}`, currency),
      before: formatMoney(held, currency),
      after: formatMoney(after, currency),
    },
  ];
}

function sentOf({ status, words, ...shown }: WithdrawalDetail): ReviewParts['sent'] {
  const lastDecision = words.at(-1);
  return {
    sentBy: shown.username,
    sentAt: shown.created_at,
    verdict: verdictOf(status, { pending, rejected, withdrawn }),
    decidedBy: lastDecision?.decided_by ?? null,
    decidedAt: lastDecision?.decided_at ?? null,
    notes: shown.audit_notes,
  };
}

backOfficePage(WithdrawalReviewPage, {
  path: paths.withdrawalReview,
  texts: ['kit', 'approval', 'system', 'payout'],
});
