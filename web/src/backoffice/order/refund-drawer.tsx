import type { AdminRefundDetail } from '@fovea/shared-types/order/refund.dto';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { refund as refunds } from '@fovea/shared-types/order/refund.record';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { RefundPieces, RefundThread } from '../../kit/refund/refund-thread';
import { useLiveRefunds } from '../../kit/refund/use-live-refunds';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDeadline, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { recordFacts } from '../record/record-facts';
import { recordKey } from '../record/record.queries';
import { RefundAct, type StaffAct } from './refund-act';
import { adminRefundQuery } from './refund.queries';

const { shown } = refunds.declared;

/** One refund: the messages of both sides, and the reader's actions. */
export function RefundDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('refunds');
  const queries = useQueryClient();
  const result = useQuery(adminRefundQuery(id));
  const changed = useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: recordKey(refunds) }),
        queries.invalidateQueries({ queryKey: recordKey(orders) }),
      ]),
    [queries],
  );
  useLiveRefunds(useCallback(() => void changed(), [changed]));
  return (
    <DetailDrawer title={t('admin.title')} onClose={onClose} result={result}>
      {(refund) => <Refund refund={refund} changed={changed} />}
    </DetailDrawer>
  );
}

function Refund({ refund, changed }: { refund: AdminRefundDetail; changed: () => Promise<unknown> }) {
  const { t } = useTranslation('refunds');
  const states = useDict('states:refund');
  const offered = useRefundActions(refund);
  const may = useMay();
  const [act, setAct] = useState<StaffAct | null>(null);
  const { thread } = refund;
  return (
    <>
      <DetailView
        title={refund.order_no}
        state={<StatusPill tone={states.tone(refund.status)}>{states.label(refund.status)}</StatusPill>}
        summary={[
          {
            label: localText(shown.asked_price.label),
            value: formatMoney(refund.asked_price, refund.currency),
          },
          {
            label: localText(shown.refund_price.label),
            value: refund.refund_price === null ? null : formatMoney(refund.refund_price, refund.currency),
          },
          {
            label: localText(shown.due_at.label),
            value: refund.due_at === null ? null : formatDeadline(refund.due_at),
          },
        ]}
        actions={[
          ...offered.map((one) => (
            <Button key={one} variant={one === offered[0] ? 'filled' : 'default'} onClick={() => setAct(one)}>
              {t(`act.${one}`)}
            </Button>
          )),
          may('order:order:list') && (
            <ButtonLink key="order" to={to.managedOrder(refund.order_id)} variant="default">
              {t('admin.to_order')}
            </ButtonLink>
          ),
        ]}
      >
        <DetailCard title={t('thread.title')} isWide>
          <RefundThread thread={thread} />
        </DetailCard>
        <DetailCard title={t('admin.facts')}>
          <Facts
            facts={[
              ...recordFacts(refunds, refund, [
                'username',
                'company_name',
                'cause',
                'need_return',
                'created_at',
              ]),
              {
                label: t('thread.pieces'),
                value: thread.lines.length === 0 ? null : <RefundPieces thread={thread} />,
              },
              { label: t('form.logistics_company'), value: thread.logistics_company },
              { label: t('form.logistics_code'), value: thread.logistics_code },
              { label: t('admin.return_address'), value: thread.return_address },
            ]}
          />
        </DetailCard>
      </DetailView>
      {act !== null && <RefundAct refund={refund} act={act} changed={changed} onClose={() => setAct(null)} />}
    </>
  );
}

/** What this reader may do now, the main one first. */
function useRefundActions({ status, is_party, is_own }: AdminRefundDetail): StaffAct[] {
  const may = useMay();
  if (is_own) return [];
  const can = (...actions: Parameters<typeof refundMachine.may> extends [number, ...infer A] ? A : never) =>
    refundMachine.may(status, ...actions);
  return [
    ...(may('order:refund:audit') && can('approve without return') ? (['approve', 'reject'] as const) : []),
    ...(may('order:refund:audit') && can('confirm the return') ? (['confirm', 'dispute'] as const) : []),
    ...(may('order:refund:decide') && !is_party && can('decide for the merchant')
      ? (['for_buyer', 'for_merchant'] as const)
      : []),
    ...(may('order:refund:retry') && !is_party && can('try again') ? (['retry', 'credit'] as const) : []),
    ...(may('order:refund:audit') &&
    refundMachine.moves.some(([from]) => from !== null && refundMachine.codes[from] === status)
      ? (['say'] as const)
      : []),
  ];
}
