import { remittanceDetail } from '@fovea/shared-types/finance/remittance.calls';
import type { SentRemittance } from '@fovea/shared-types/finance/remittance.dto';
import { remittance as remittances } from '@fovea/shared-types/finance/remittance.record';
import { REMITTED_LABELS, type RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import { remittanceMachine } from '@fovea/shared-types/states/remittance.states';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { PictureRow } from '../../kit/picture-row/picture-row';
import { BankFacts } from '../../kit/remittance/bank-facts';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { api } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { formatDateTime, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { recordKey } from '../record/record.queries';
import { RemittanceAct, type Verdict } from './remittance-act';

const VERDICTS: readonly Verdict[] = ['confirm', 'credit', 'reject'];

/** Documents that go by the id of an order. */
const OF_ONE_ORDER: readonly RemittedType[] = ['order', 'freight_bill'];

const detailQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(remittances), 'detail', id] as const,
    queryFn: ({ signal }) => api(remittanceDetail, { id }, { signal, quiet: true }),
  });

/** One transfer: its receipts, where the money should be, and finance's decision. */
export function RemittanceDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useQuery(detailQuery(id));
  return (
    <DetailDrawer title={localText(remittances.declared.many)} onClose={onClose} result={result}>
      {(shown) => <Shown shown={shown} />}
    </DetailDrawer>
  );
}

function Shown({ shown }: { shown: SentRemittance }) {
  const { t } = useTranslation('remittance');
  const may = useMay();
  const queries = useQueryClient();
  const states = useDict('states:remittance');
  const [act, setAct] = useState<Verdict | null>(null);
  const mayDecide = may('finance:remittance:confirm') && remittanceMachine.may(shown.status, 'confirm');
  const due = formatMoney(shown.money, shown.currency);
  return (
    <>
      <DetailView
        title={shown.reference}
        state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
        summary={[
          { label: t('admin.due'), value: due },
          { label: t('admin.payer'), value: shown.username },
          { label: t('admin.subject'), value: localText(REMITTED_LABELS[shown.subject_type]) },
        ]}
        actions={
          <>
            {mayDecide &&
              VERDICTS.map((one) => (
                <Button
                  key={one}
                  variant={one === 'confirm' ? 'filled' : 'default'}
                  onClick={() => setAct(one)}
                >
                  {t(`admin.${one}`)}
                </Button>
              ))}
            {OF_ONE_ORDER.includes(shown.subject_type) && (
              <ButtonLink to={to.managedOrder(shown.subject_id)} variant="default">
                {t('admin.to_order')}
              </ButtonLink>
            )}
          </>
        }
      >
        <DetailCard title={t('admin.documents')} isWide>
          <PictureRow images={shown.images} nameOf={(number) => t('panel.picture', { number })} />
        </DetailCard>
        <DetailCard title={t('panel.title')}>
          <BankFacts bank={shown.bank} reference={shown.reference} amount={due} />
        </DetailCard>
        {shown.subject_type === 'payment_group' && (
          <DetailCard title={t('admin.shares')}>
            <Facts
              facts={shown.shares.map(({ reference, subject_id, money }) => ({
                label: reference,
                value: <Link to={to.managedOrder(subject_id)}>{formatMoney(money, shown.currency)}</Link>,
              }))}
            />
          </DetailCard>
        )}
        {shown.decided_at !== null && (
          <DetailCard title={t('admin.decided')}>
            <Facts
              facts={[
                { label: t('admin.by'), value: shown.decided_by },
                { label: states.label(shown.status), value: formatDateTime(shown.decided_at) },
                {
                  label: t('admin.arrived'),
                  value:
                    shown.received === null || shown.received_currency === null
                      ? null
                      : formatMoney(shown.received, shown.received_currency),
                },
                { label: t('admin.reason'), value: shown.audit_notes === '' ? null : shown.audit_notes },
              ]}
            />
          </DetailCard>
        )}
      </DetailView>
      {act !== null && (
        <RemittanceAct
          shown={shown}
          verdict={act}
          changed={() => queries.invalidateQueries({ queryKey: recordKey(remittances) })}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
