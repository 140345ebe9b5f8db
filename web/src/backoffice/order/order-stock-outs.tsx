import type { AdminOrderDetail, OrderStockOut } from '@fovea/shared-types/order/order-admin.dto';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { sendOutAnew } from '@fovea/shared-types/order/shipping.calls';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { api } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { newRequestId } from '../../lib/request-id';
import { toast } from '../../lib/toast-store';
import { useRecordChanged } from '../record/record.queries';
import classes from './order-parcels.module.css';

const { rejected, scrapped } = STOCK_DOCUMENT_STATUS;
const cameToNothing = ({ status }: OrderStockOut): boolean => status === rejected || status === scrapped;

/** The documents by which lines leave their warehouses; a line whose document came to nothing is sent out by another. */
export function OrderStockOuts({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  const may = useMay();
  const states = useDict('states:stock_out');
  const changed = useRecordChanged(orders);
  const anew = useMutation({
    mutationFn: (line: number) => api(sendOutAnew, { id: order.id, line, request_id: newRequestId() }),
    onSuccess: () => toast.success(t('stock_outs.done')),
    onSettled: () => changed(),
  });
  const lines = order.items.flatMap(({ stock_out, ...item }) =>
    stock_out === null ? [] : [{ ...item, document: stock_out }],
  );
  if (lines.length === 0) return null;
  const maySend = orderMachine.may(order.status, 'ship') && may('order:order:ship');
  return (
    <DetailCard title={t('stock_outs.title')}>
      <ul className={classes.parcels}>
        {lines.map(({ line, goods_name, document }) => (
          <li key={line}>
            <StatusPill tone={states.tone(document.status)}>{states.label(document.status)}</StatusPill>
            {may('warehouse:outbound:list') ? (
              <Link to={to.managedStockOut(document.id)}>{document.sn}</Link>
            ) : (
              <span>{document.sn}</span>
            )}
            <span>{goods_name}</span>
            {document.reversal_id !== null && (
              <>
                <StatusPill tone="warning">{t('stock_outs.reversal')}</StatusPill>
                {may('warehouse:document:list') ? (
                  <Link to={to.stockReview(document.reversal_id)}>{document.reversal_sn}</Link>
                ) : (
                  <span>{document.reversal_sn}</span>
                )}
              </>
            )}
            {maySend && cameToNothing(document) && (
              <Button
                variant="default"
                size="sm"
                loading={anew.isPending && anew.variables === line}
                onClick={() => anew.mutate(line)}
              >
                {t('stock_outs.anew')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}
