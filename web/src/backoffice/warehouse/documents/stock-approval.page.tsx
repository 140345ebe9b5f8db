import { stockApprovalMachine } from '@fovea/shared-types/states/warehouse.states';
import { STOCK_AUDIT_STATUS } from '@fovea/shared-types/states';
import { confirmWarehouseAudits } from '@fovea/shared-types/warehouse/stock-document.calls';
import type { StockAuditDetail } from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { RowOf } from '@fovea/shared-types/record/record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { WILDCARD } from '@fovea/shared-types/wildcard';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangeLine, ChangeLines } from '../../../kit/approval/change-lines';
import type { OpenDocument } from '../../../kit/approval/approval-page';
import { verdictOf } from '../../../kit/approval/approval-subject';
import { decideOne } from '../../../kit/approval/decide';
import { RequestReview, type ReviewParts } from '../../../kit/approval/request-review';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatMoney, formatNumber } from '../../../lib/format';
import { PermissionsContext } from '../../../lib/permissions';
import { useAccess } from '../../layout/access/access-context';
import { useDecideBulk } from '../../../kit/approval/use-decide-bulk';
import { queuePage } from '../../record/queue-page';
import { FIRST_PRODUCT } from '../document-columns';
import { DocumentFacts, DocumentLines, DocumentPictures } from './stock-document-facts';
import { stockChanges } from './stock-changes';
import { ReversalLines } from './stock-reversals';
import { reviewQuery, useStockChanged } from '../stock/stock.queries';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

const { pending, rejected, withdrawn } = STOCK_AUDIT_STATUS;
const STATES = 'states:stock_approval';

type Row = RowOf<typeof stockReview.declared>;

const sinceOf = ({ audit_status, created_at }: Row): string | null =>
  stockApprovalMachine.may(audit_status, 'approve') ? created_at : null;
const waitsFor = (row: Row): boolean => sinceOf(row) !== null;
const decide = (row: Row, decision: { status: 1 | -1; notes: string | undefined }) =>
  decideOne(confirmWarehouseAudits, row, decision);

/** Pending documents that move stock, the longest waiting first. */
export const StockApprovalPage = queuePage(stockReview, {
  permission: 'warehouse:document:approve',
  sinceOf,
  useWaiting: () => {
    const label = useDict(STATES).label(pending);
    return useMemo(
      () => ({ request: { audit_status: pending }, sort: 'id', label, untilChosen: true }),
      [label],
    );
  },
  useColumns: (waiting) =>
    useMemo(
      () => [
        { prop: 'sn', width: 150 },
        waiting,
        { prop: 'type', width: 120 },
        FIRST_PRODUCT,
        { prop: 'serial_number', width: 150, visible: false },
        { prop: 'good_number', width: 90 },
        { prop: 'ware_house_name', width: 170 },
        { prop: 'value', width: 140, decides: true },
        { prop: 'username', width: 110 },
        // The waiting time counts from when it was sent, and a waiting one is undecided.
        { prop: 'created_at', visible: false },
        { prop: 'audit_status', width: 120 },
        { prop: 'audit_username', width: 150, visible: false },
        { prop: 'audit_win_time', visible: false },
      ],
      [waiting],
    ),
  useBulk: () => useDecideBulk({ permission: 'warehouse:document:approve', waitsFor, decide }),
  useChanged: useStockChanged,
  Review: StockReview,
});

function StockReview(open: OpenDocument) {
  const { t } = useTranslation('stock');
  // The wildcard may decide what its holder sent.
  const granted = useContext(PermissionsContext);
  const { user } = useAccess();
  const states = useDict(STATES);
  // A reversal takes two people: no role decides its own.
  const ownTextOf = ({ account_id, reverses }: StockAuditDetail): string | null => {
    if (account_id !== user.id) return null;
    if (reverses) return t('audit.own_reversal');
    return granted?.has(WILDCARD) === true ? null : t('audit.own');
  };
  return (
    <RequestReview
      {...open}
      title={t('audit.title')}
      result={useQuery(reviewQuery(open.id))}
      permission="warehouse:document:approve"
      onChanged={useStockChanged()}
      decide={async (shown, decision) =>
        (await decideOne(confirmWarehouseAudits, shown, decision))?.audit_status !== pending
      }
      partsOf={(shown) => ({
        name: shown.sn,
        sent: sentOf(shown),
        ownText: ownTextOf(shown),
        state: (
          <StatusPill tone={states.tone(shown.audit_status)}>{states.label(shown.audit_status)}</StatusPill>
        ),
        summary: [
          { label: t('field.quantity'), value: formatNumber(shown.good_number) },
          { label: t('field.remaining'), value: formatNumber(shown.ware_house_product_good_number) },
          { label: t('field.value'), value: formatMoney(shown.value, shown.currency) },
        ],
        // What a reversal changes comes first; it has no pictures of its own.
        facts: shown.reverses ? (
          <ReversalLines document={shown} />
        ) : (
          <>
            <ChangeLines lines={linesOf(shown)} />
            <DocumentFacts document={shown} />
          </>
        ),
        pictures: shown.reverses ? <DocumentFacts document={shown} /> : <DocumentPictures document={shown} />,
        consequences: shown.reverses
          ? {
              approve: t('audit.approve_reversal', { sn: shown.reverses.sn }),
              reject: t('audit.reject_reversal', { sn: shown.reverses.sn }),
            }
          : {
              approve: t(APPROVES[shown.type] ?? 'audit.approve_out'),
              reject: t(shown.ware_house_inp_info === null ? 'audit.reject_out' : 'audit.reject_in'),
            },
        children: shown.reverses ? null : <DocumentLines document={shown} />,
      })}
    />
  );
}

/** The stock of each product before and after; a decided document has moved it already. */
const linesOf = ({ audit_status, lines, type }: StockAuditDetail): ChangeLine[] =>
  audit_status === pending
    ? stockChanges(lines, type === STOCK_TYPE.in).map(({ name, change, before }) => ({
        name,
        change: `${change > 0 ? '+' : ''}${formatNumber(change)}`,
        before: formatNumber(before),
        after: formatNumber(before + change),
      }))
    : [];

/** What follows from a yes; of all else it leaves the stock. */
const APPROVES: Readonly<Record<number, 'audit.approve_in' | 'audit.approve_move'>> = {
  [STOCK_TYPE.in]: 'audit.approve_in',
  [STOCK_TYPE.move]: 'audit.approve_move',
};

const sentOf = (shown: StockAuditDetail): ReviewParts['sent'] => ({
  sentBy: shown.username,
  sentAt: shown.created_at,
  verdict: verdictOf(shown.audit_status, { pending, rejected, withdrawn }),
  decidedBy: shown.audit_username,
  decidedAt: shown.audit_win_time,
  notes: shown.audit_notes,
});

backOfficePage(StockApprovalPage, {
  path: paths.stockApproval,
  texts: ['kit', 'system', 'approval', 'stock'],
});
