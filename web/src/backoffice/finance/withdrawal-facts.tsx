import type { WithdrawalDetail } from '@fovea/shared-types/finance/withdrawal.dto';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts, Timeline } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime, formatMoney } from '../../lib/format';

export function WithdrawalState({ status }: { status: number }) {
  const states = useDict('states:withdrawal');
  return <StatusPill tone={states.tone(status)}>{states.label(status)}</StatusPill>;
}

/** Who requests how much, and their balance. */
export function WithdrawalFacts({ shown }: { shown: WithdrawalDetail }) {
  const { t } = useTranslation('payout');
  return (
    <DetailCard title={t('detail.facts')}>
      <Facts
        facts={[
          { label: t('field.owner'), value: shown.company_name },
          { label: t('field.username'), value: shown.username },
          { label: t('field.created_at'), value: formatDateTime(shown.created_at) },
          { label: t('field.money'), value: formatMoney(shown.money, shown.currency) },
          { label: t('list.frozen'), value: formatMoney(shown.freeze_balance, shown.currency) },
          { label: t('field.paid_at'), value: shown.paid_at === null ? null : formatDateTime(shown.paid_at) },
          { label: t('field.bank_reference'), value: shown.bank_reference },
          {
            label: t('field.deadline_at'),
            value: shown.deadline_at === null ? null : formatDateTime(shown.deadline_at),
          },
        ]}
      />
    </DetailCard>
  );
}

/** Where the money goes. */
export function PayeeFacts({ shown: { bank_account: account, account_no } }: { shown: WithdrawalDetail }) {
  const { t } = useTranslation('payout');
  return (
    <DetailCard title={t('detail.payee')}>
      <Facts
        facts={[
          { label: t('field.bank_name'), value: account.bank_name },
          { label: t('field.bank_code'), value: account.bank_code },
          { label: t('field.branch_name'), value: account.branch_name },
          { label: t('field.branch_code'), value: account.branch_code },
          {
            label: t('field.account_type'),
            value:
              TYPES[account.account_type ?? 0] === undefined
                ? null
                : t(`account_type.${TYPES[account.account_type ?? 0] ?? 1}`),
          },
          { label: t('field.account_no'), value: account_no },
          { label: t('field.payee'), value: account.payee },
        ]}
      />
      {account.held_until !== null && (
        <StatusPill tone="warning">{t('detail.held', { at: formatDateTime(account.held_until) })}</StatusPill>
      )}
    </DetailCard>
  );
}

const TYPES: Readonly<Record<number, 1 | 2 | 4>> = { 1: 1, 2: 2, 4: 4 };

/** Every move of it, the latest first. */
export function WithdrawalHistory({ shown }: { shown: WithdrawalDetail }) {
  const { t } = useTranslation('payout');
  const states = useDict('states:withdrawal');
  return (
    <DetailCard title={t('detail.history')} isWide>
      <Timeline
        entries={shown.history.toReversed().map((move, at) => ({
          key: at,
          at: formatDateTime(move.created_at),
          who: move.username ?? t('detail.by_time'),
          what: states.label(move.to_status),
          notes: move.reason,
        }))}
      />
    </DetailCard>
  );
}
