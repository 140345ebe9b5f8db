import type { RowOf } from '@fovea/shared-types/record/record';
import { stockApprovalMachine } from '@fovea/shared-types/states/warehouse.states';
import { STOCK_AUDIT_STATUS } from '@fovea/shared-types/states';
import { confirmWarehouseAudits } from '@fovea/shared-types/warehouse/stock-document.calls';
import type { StockAuditDetail } from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { WILDCARD } from '@fovea/shared-types/wildcard';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalDetail } from '../../../kit/approval/approval-detail';
import { ApprovalDrawer } from '../../../kit/approval/approval-drawer';
import { ApprovalPage, type OpenDocument, useWaitingColumn } from '../../../kit/approval/approval-page';
import type { SentDocument } from '../../../kit/approval/approval-subject';
import type { Column } from '../../../kit/data-table/column';
import { useTableList } from '../../../kit/data-table/table-settings';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { api } from '../../../lib/api-client';
import { useDict } from '../../../lib/dicts';
import { formatMoney, formatNumber } from '../../../lib/format';
import { numberFilter, sortText } from '../../../lib/list-page';
import { PermissionsContext, useMay } from '../../../lib/permissions';
import { newRequestId } from '../../../lib/request-id';
import { localText } from '../../../lib/local-text';
import { useAccess } from '../../layout/access/access-context';
import { filterRequest, recordFilters } from '../../record/record-filters';
import { type RecordColumns, useRecordColumns } from '../../record/record-page';
import { plainOf } from '../../record/record-types';
import { FIRST_PRODUCT } from '../document-columns';
import { DocumentFacts, DocumentLines, DocumentPictures } from './stock-document-facts';
import { reviewListQuery, reviewQuery, useStockChanged } from '../stock/stock.queries';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

type Row = RowOf<(typeof stockReview)['declared']>;

const FILTERS = ['goods_name', 'type', 'audit_status', 'username', 'begin', 'end'] as const;
const { pending, approved, rejected } = STOCK_AUDIT_STATUS;
const record = plainOf(stockReview);
const sinceOf = ({ audit_status, created_at }: Row): string | null =>
  stockApprovalMachine.may(audit_status, 'approve') ? created_at : null;

/** Pending documents that move stock, the longest waiting first. */
export function StockApprovalPage() {
  const { t } = useTranslation('stock');
  const list = useTableList('warehouse.document', FILTERS);
  const request = {
    ...filterRequest(record, list.filters),
    audit_status: numberFilter(list.filters.audit_status) ?? pending,
    sort: sortText(list.sort) ?? 'id',
  };
  const result = useQuery({
    ...reviewListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const waiting = useWaitingColumn(sinceOf);
  const changed = useStockChanged();
  const looks = useMemo<RecordColumns<(typeof stockReview)['declared']>>(
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
  );
  const columns = useRecordColumns(record, looks, changed) as Array<Column<Row>>; // made of its declaration
  const filters = useMemo(
    () =>
      recordFilters(record).map((field) =>
        'name' in field && field.name === 'audit_status' && field.type === 'dict'
          ? { ...field, placeholder: t('audit.pending_first') }
          : field,
      ),
    [t],
  );
  return (
    <ApprovalPage
      title={localText(stockReview.declared.many)}
      permission="warehouse:document:approve"
      list={list}
      result={result}
      columns={columns}
      filters={filters}
      nameOf={({ sn }) => sn}
      waitingSince={sinceOf}
      exporting={{ resource: 'stock_documents', request }}
      empty={{ title: localText(stockReview.words.empty), text: localText(stockReview.words.empty_text) }}
      detail={(open) => <StockReview {...open} />}
    />
  );
}

function StockReview({ id, place, onClose, onDecided }: OpenDocument) {
  const { t } = useTranslation('stock');
  const may = useMay();
  // The wildcard may decide what its holder sent.
  const granted = useContext(PermissionsContext);
  const { user } = useAccess();
  const changed = useStockChanged();
  const states = useDict('states:stock_approval');
  const result = useQuery(reviewQuery(id));
  return (
    <ApprovalDrawer {...{ id, place, onClose, result }} title={t('audit.title')}>
      {(shown, access) => (
        <ApprovalDetail
          {...access}
          subject={{
            id: shown.id,
            name: shown.sn,
            documents: [sentOf(shown)],
            ownText: shown.account_id === user.id && granted?.has(WILDCARD) !== true ? t('audit.own') : null,
            firstDecision: shown.audit_status === pending ? (shown.words[0] ?? null) : null,
          }}
          state={
            <StatusPill tone={states.tone(shown.audit_status)}>{states.label(shown.audit_status)}</StatusPill>
          }
          summary={[
            { label: t('field.quantity'), value: formatNumber(shown.good_number) },
            { label: t('field.remaining'), value: formatNumber(shown.ware_house_product_good_number) },
            { label: t('field.value'), value: formatMoney(shown.value, shown.currency) },
          ]}
          mayDecide={may('warehouse:document:approve')}
          facts={<DocumentFacts document={shown} />}
          pictures={<DocumentPictures document={shown} />}
          consequences={{
            approve: t(APPROVES[shown.type] ?? 'audit.approve_out'),
            reject: t(shown.ware_house_inp_info === null ? 'audit.reject_out' : 'audit.reject_in'),
          }}
          decide={async ({ status, notes }) => {
            const request = { ids: [id], status, audit_notes: notes, request_id: newRequestId() };
            const [outcome] = await api(confirmWarehouseAudits, request, { quiet: true });
            if (outcome?.error != null) throw new Error(outcome.msg ?? outcome.error);
            return { isFinal: outcome?.audit_status !== pending };
          }}
          onChanged={changed}
          onDecided={onDecided}
        >
          <DocumentLines document={shown} />
        </ApprovalDetail>
      )}
    </ApprovalDrawer>
  );
}

/** What follows from a yes; of all else it leaves the stock. */
const APPROVES: Readonly<Record<number, 'audit.approve_in' | 'audit.approve_move'>> = {
  [STOCK_TYPE.in]: 'audit.approve_in',
  [STOCK_TYPE.move]: 'audit.approve_move',
};

const VERDICTS: Readonly<Record<number, SentDocument['verdict']>> = {
  [pending]: 'waiting',
  [approved]: 'approved',
  [rejected]: 'rejected',
};

const sentOf = (shown: StockAuditDetail): SentDocument => ({
  id: shown.id,
  sentBy: shown.username,
  sentAt: shown.created_at,
  verdict: VERDICTS[shown.audit_status] ?? 'taken_back',
  decidedBy: shown.audit_username,
  decidedAt: shown.audit_win_time,
  notes: shown.audit_notes,
  fieldReasons: {},
});

backOfficePage(StockApprovalPage, {
  path: paths.stockApproval,
  texts: ['kit', 'system', 'approval', 'stock'],
});
