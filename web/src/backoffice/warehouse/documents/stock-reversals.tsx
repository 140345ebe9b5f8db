import type { Permission } from '@fovea/shared-types/permissions';
import { STOCK_AUDIT_STATUS } from '@fovea/shared-types/states';
import type { StockReversal } from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { DetailCard } from '../../../kit/detail-view/detail-view';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { useAccess } from '../../layout/access/access-context';
import classes from '../stock/stock.module.css';
import { type ScrapCall, ScrapDialog } from './scrap-dialog';
import type { ShownDocument } from './stock-document-facts';

const { pending } = STOCK_AUDIT_STATUS;

const isWaiting = ({ audit_status }: StockReversal): boolean => audit_status === pending;

/** The state of a document whose reversal waits; null of every other. */
export function ReversalPill({ document: { reversals } }: { document: ShownDocument }) {
  const { t } = useTranslation('stock');
  return reversals.some(isWaiting) ? <StatusPill tone="warning">{t('reversal.requested')}</StatusPill> : null;
}

/** Requests to undo a document, and what became of them. */
export function Reversals({
  document: { reversals },
  call,
  permission,
}: {
  document: ShownDocument;
  call: ScrapCall;
  /** Who may request one, and so withdraw their own. */
  permission: Permission;
}) {
  const { t } = useTranslation('stock');
  const may = useMay();
  const { user } = useAccess();
  const states = useDict('states:stock_approval');
  const [withdrawn, setWithdrawn] = useState<StockReversal | null>(null);
  if (reversals.length === 0) return null;
  return (
    <DetailCard title={t('reversal.title')} isWide>
      <ul className={classes.reversals}>
        {reversals.map((reversal) => (
          <li key={reversal.id}>
            <div>
              {may('warehouse:document:list') ? (
                <Link to={to.stockReview(reversal.id)}>{reversal.sn}</Link>
              ) : (
                <strong>{reversal.sn}</strong>
              )}
              <StatusPill tone={states.tone(reversal.audit_status)}>
                {states.label(reversal.audit_status)}
              </StatusPill>
            </div>
            <p>
              {t('reversal.by', {
                name: reversal.username,
                at: formatDateTime(reversal.created_at),
                reason: reversal.remark,
              })}
            </p>
            {reversal.audit_win_time !== null && (
              <p>
                {t(reversal.audit_notes === null ? 'reversal.decided' : 'reversal.decided_notes', {
                  name: reversal.audit_username ?? '',
                  at: formatDateTime(reversal.audit_win_time),
                  notes: reversal.audit_notes ?? '',
                })}
              </p>
            )}
            {isWaiting(reversal) && reversal.account_id === user.id && may(permission) && (
              <Button variant="default" size="sm" onClick={() => setWithdrawn(reversal)}>
                {t('scrap.request.submit')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {withdrawn && (
        <ScrapDialog
          id={withdrawn.id}
          sn={withdrawn.sn}
          call={call}
          step="request"
          onClose={() => setWithdrawn(null)}
        />
      )}
    </DetailCard>
  );
}

/** By line, what the warehouse has and what it will have once the reversal is approved. */
export function ReversalLines({ document: { lines, reverses, audit_status } }: { document: ShownDocument }) {
  const { t } = useTranslation('stock');
  const isLeaving = reverses?.type === STOCK_TYPE.in;
  const totalOf = (productId: number): number =>
    lines.reduce((sum, line) => (line.product_id === productId ? sum + line.good_number : sum), 0);
  return (
    <DetailCard title={t('reversal.lines')} isWide>
      <table className={`${classes.table} ${classes.changes}`}>
        <thead>
          <tr>
            <th scope="col">{t('field.product')}</th>
            <th scope="col" data-number>
              {t('field.quantity')}
            </th>
            {audit_status === pending && (
              <th scope="col" data-number>
                {t('reversal.stock')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const change = isLeaving ? -totalOf(line.product_id) : totalOf(line.product_id);
            return (
              <tr key={line.line}>
                <td>
                  {[line.goods_name, line.goods_code, line.serial_number ?? line.lot_number]
                    .filter(Boolean)
                    .join(' · ')}
                </td>
                <td data-number>{formatNumber(isLeaving ? -line.good_number : line.good_number)}</td>
                {audit_status === pending && (
                  <td data-number>
                    {t('reversal.moves', {
                      before: formatNumber(line.ware_house_product_good_number),
                      after: formatNumber(line.ware_house_product_good_number + change),
                    })}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </DetailCard>
  );
}
