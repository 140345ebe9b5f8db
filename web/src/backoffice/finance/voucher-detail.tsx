import { VOUCHER_KIND } from '@fovea/shared-types/finance/journal-voucher-bounds';
import type { JournalVoucherDetail } from '@fovea/shared-types/finance/journal-voucher.dto';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { JOURNAL_VOUCHER_STATUS } from '@fovea/shared-types/states';
import { journalVoucherMachine } from '@fovea/shared-types/states/journal-voucher.states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import {
  DetailCard,
  DetailView,
  Facts,
  Timeline,
  type TimelineEntry,
} from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDate, formatDateTime, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { says } from '../../lib/words';
import { VoucherActions } from './voucher-actions';
import { voucherQuery } from './voucher.queries';

/** One voucher: between which accounts and why, who asked and who decided, and its entry in the journal. */
export function VoucherOpened({ id, onClose }: { id: number; onClose: () => void }) {
  const states = useDict('states:journal_voucher');
  const mayDecide = useMay()('finance:journal-voucher:approve');
  const result = useQuery(voucherQuery(id));
  return (
    <DetailDrawer title={says(journalVoucher.declared.many)} onClose={onClose} result={result} width={900}>
      {(shown) => (
        <DetailView
          title={shown.sn}
          state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
          actions={
            journalVoucherMachine.may(shown.status, 'approve') &&
            (shown.is_own || mayDecide) && <VoucherActions shown={shown} />
          }
        >
          <Terms shown={shown} />
          <Paper shown={shown} />
          <Story shown={shown} />
        </DetailView>
      )}
    </DetailDrawer>
  );
}

interface PartProps {
  shown: JournalVoucherDetail;
}

function Terms({ shown }: PartProps) {
  const { t } = useTranslation('voucher');
  const { t: named } = useTranslation('finance');
  const { currency } = shown;
  return (
    <DetailCard title={t('detail.terms')}>
      <Facts
        facts={[
          { label: t('field.kind'), value: t(`kind.${shown.kind as 1 | 2 | 3}`) }, // the server gives no other
          { label: t('field.debit_kind'), value: named(`kind.${shown.debit_kind}`) },
          { label: t('field.credit_kind'), value: named(`kind.${shown.credit_kind}`) },
          { label: t('field.amount'), value: formatMoney(shown.amount, currency) },
          {
            label: t('field.fee'),
            value: shown.kind === VOUCHER_KIND.payout ? formatMoney(shown.fee, currency) : null,
          },
        ]}
      />
    </DetailCard>
  );
}

function Paper({ shown }: PartProps) {
  const { t } = useTranslation('voucher');
  const mayRead = useMay()('finance:journal:list');
  const { entry_id } = shown;
  return (
    <DetailCard title={t('detail.paper')}>
      <Facts
        facts={[
          { label: t('field.reference'), value: shown.reference },
          {
            label: t('field.value_day'),
            value: shown.value_day === null ? null : formatDate(shown.value_day),
          },
          { label: t('field.reason'), value: shown.reason },
          {
            label: t('detail.journal'),
            value:
              entry_id !== null && mayRead ? <Link to={to.journal({ entry_id })}>{entry_id}</Link> : entry_id,
          },
        ]}
      />
    </DetailCard>
  );
}

function Story({ shown }: PartProps) {
  const { t } = useTranslation('voucher');
  const states = useDict('states:journal_voucher');
  const { decided_at, decided_by, withdrawn_at } = shown;
  const entries: TimelineEntry[] = [
    { key: 'asked', at: formatDateTime(shown.created_at), who: shown.asked_by, what: t('history.asked') },
  ];
  if (decided_at !== null)
    entries.unshift({
      key: 'decided',
      at: formatDateTime(decided_at),
      who: decided_by ?? '',
      what: states.label(shown.status),
      notes: shown.audit_notes,
    });
  if (withdrawn_at !== null)
    entries.unshift({
      key: 'withdrawn',
      at: formatDateTime(withdrawn_at),
      who: shown.asked_by,
      what: states.label(JOURNAL_VOUCHER_STATUS.withdrawn),
    });
  return (
    <DetailCard title={t('detail.history')} isWide>
      <Timeline entries={entries} />
    </DetailCard>
  );
}
