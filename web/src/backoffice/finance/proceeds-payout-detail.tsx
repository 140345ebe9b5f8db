import type { ProceedsPayoutDetail } from '@fovea/shared-types/finance/proceeds-payout.dto';
import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts, Timeline } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { PendingPostings } from './pending-postings';
import { isReleasable, isStoppable, Release, Stop } from './transfer-decisions';
import { proceedsPayoutQuery } from './proceeds-payout.queries';

const { shown: fields } = proceedsPayout.declared;

/** One transfer: how the order's money was divided, what went back of it, and its moves. */
export function ProceedsPayoutOpened({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('transfer');
  const states = useDict('states:transfer');
  const may = useMay();
  const result = useQuery(proceedsPayoutQuery(id));
  return (
    <DetailDrawer
      title={localText(proceedsPayout.declared.many)}
      onClose={onClose}
      result={result}
      width={900}
    >
      {(shown) => {
        const money = (amount: string) => formatMoney(amount, shown.currency);
        return (
          <DetailView
            title={shown.order_no}
            state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
            actions={
              may('finance:transfer:approve') &&
              (isStoppable(shown) || isReleasable(shown)) && <ProceedsPayoutActions shown={shown} />
            }
          >
            {isReleasable(shown) && <PendingPostings postings={shown.postings} />}
            <DetailCard title={t('detail.money')}>
              <Facts
                facts={[
                  { label: t('field.gross'), value: money(shown.gross) },
                  { label: t('field.fee'), value: money(shown.fee) },
                  { label: t('field.fee_tax'), value: money(shown.fee_tax) },
                  { label: localText(fields.money.label), value: money(shown.money) },
                  { label: t('field.refunded'), value: money(shown.refunded) },
                ]}
              />
            </DetailCard>
            <DetailCard title={t('detail.sale')}>
              <Facts
                facts={[
                  {
                    label: localText(fields.order_no.label),
                    value: may('order:order:list') ? (
                      <Link to={to.managedOrder(shown.order_id)}>{shown.order_no}</Link>
                    ) : (
                      shown.order_no
                    ),
                  },
                  { label: localText(fields.goods_name.label), value: shown.goods_name },
                  { label: localText(fields.username.label), value: shown.username },
                  { label: localText(fields.email.label), value: shown.email },
                  { label: localText(fields.company_name.label), value: shown.company_name },
                  { label: localText(fields.created_at.label), value: formatDateTime(shown.created_at) },
                  {
                    label: localText(fields.release_at.label),
                    value: shown.release_at === null ? null : formatDateTime(shown.release_at),
                  },
                  {
                    label: t('field.released_at'),
                    value: shown.released_at === null ? null : formatDateTime(shown.released_at),
                  },
                  { label: t('field.remark'), value: shown.remark },
                ]}
              />
            </DetailCard>
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
          </DetailView>
        );
      }}
    </DetailDrawer>
  );
}

function ProceedsPayoutActions({ shown }: { shown: ProceedsPayoutDetail }) {
  const { t } = useTranslation('transfer');
  const [opened, setOpened] = useState<'release' | 'stop' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      {isStoppable(shown) && (
        <Button variant="danger" onClick={() => setOpened('stop')}>
          {t('stop.action')}
        </Button>
      )}
      {isReleasable(shown) && <Button onClick={() => setOpened('release')}>{t('release.action')}</Button>}
      {opened === 'stop' && <Stop row={shown} onClose={close} />}
      {opened === 'release' && <Release row={shown} onClose={close} />}
    </>
  );
}
