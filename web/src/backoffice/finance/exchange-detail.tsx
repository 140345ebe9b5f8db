import type { ExchangeDetail } from '@fovea/shared-types/finance/exchange.dto';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { EXCHANGE_STATUS } from '@fovea/shared-types/states';
import { exchangeMachine } from '@fovea/shared-types/states/exchange.states';
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
import { ExchangeActions } from './exchange-actions';
import { exchangeQuery } from './exchange.queries';

/** One exchange: what for what, who asked and who decided, and its entry in the journal. */
export function ExchangeOpened({ id, onClose }: { id: number; onClose: () => void }) {
  const states = useDict('states:exchange');
  const mayDecide = useMay()('finance:exchange:approve');
  const result = useQuery(exchangeQuery(id));
  return (
    <DetailDrawer title={says(exchange.declared.many)} onClose={onClose} result={result} width={900}>
      {(shown) => (
        <DetailView
          title={shown.sn}
          state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
          actions={
            exchangeMachine.may(shown.status, 'approve') &&
            (shown.is_own || mayDecide) && <ExchangeActions shown={shown} />
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
  shown: ExchangeDetail;
}

function Terms({ shown }: PartProps) {
  const { t } = useTranslation('exchange');
  const { sold_currency: sold, bought_currency: bought } = shown;
  const facts = [
    { label: t('field.sold_short'), value: formatMoney(shown.sold, sold) },
    { label: t('field.rate'), value: `1 ${sold} = ${shown.rate} ${bought}` },
    { label: t('field.bought_short'), value: formatMoney(shown.bought, bought) },
  ];
  return (
    <DetailCard title={t('detail.terms')}>
      <Facts
        facts={
          shown.balance === null
            ? [...facts, { label: t('field.bank_fee'), value: formatMoney(shown.fee, sold) }]
            : [...facts, { label: t('field.balance'), value: formatMoney(shown.balance, sold) }]
        }
      />
    </DetailCard>
  );
}

function Paper({ shown }: PartProps) {
  const { t } = useTranslation('exchange');
  const mayRead = useMay()('finance:journal:list');
  const { entry_id } = shown;
  return (
    <DetailCard title={t('detail.paper')}>
      <Facts
        facts={[
          { label: t('field.owner'), value: shown.owner_name ?? t('detail.house') },
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
  const { t } = useTranslation('exchange');
  const states = useDict('states:exchange');
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
      what: states.label(EXCHANGE_STATUS.withdrawn),
    });
  return (
    <DetailCard title={t('detail.history')} isWide>
      <Timeline entries={entries} />
    </DetailCard>
  );
}
