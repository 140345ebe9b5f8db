import type { Permission } from '@fovea/shared-types/permissions';
import { Link } from 'react-router-dom';
import { type May, useMay } from '../../lib/permissions';
import { paths, to } from '../../lib/paths';

/** What a line of the ledger shows of its entry. */
export interface CausedLine {
  cause_type: string;
  cause_id: number;
  document_type: string | null;
  document_id: number | null;
  document: string | null;
}

interface Way {
  path: (id: number) => string;
  may: Permission;
}

const opens = (path: string) => (id: number) => `${path}?open=${id}`;

const order: Way = { path: to.managedOrder, may: 'order:order:list' };

/** Causes that are documents themselves, though their outside reader sees what they are about. */
const OF_CAUSE: Readonly<Record<string, readonly Way[]>> = {
  refund: [{ path: opens(paths.refunds), may: 'order:refund:list' }],
  transfer: [{ path: opens(paths.transfers), may: 'finance:transfer:list' }],
  remittance: [{ path: opens(paths.remittances), may: 'finance:remittance:list' }],
};

const OF_DOCUMENT: Readonly<Record<string, readonly Way[]>> = {
  order: [order],
  freight_bill: [order],
  goods: [{ path: to.managedGoods, may: 'goods:goods:list' }],
  reservation: [{ path: to.managedReservation, may: 'order:reservation:list' }],
  month_bill: [{ path: opens(paths.monthList), may: 'finance:month-bill:list' }],
  payment: [{ path: opens(paths.suspensePayments), may: 'finance:parked:list' }],
  exchange: [{ path: opens(paths.exchanges), may: 'finance:exchange:list' }],
  journal_voucher: [{ path: opens(paths.journalVouchers), may: 'finance:journal-voucher:list' }],
  withdrawal: [
    { path: opens(paths.withdrawalReview), may: 'finance:withdrawal-review:list' },
    { path: opens(paths.companyWithdrawals), may: 'finance:withdrawal:list' },
  ],
};

/** Where the reader finds the document behind a line: the one that caused it, else what that is about. */
export function documentPath(line: CausedLine, may: May): string | null {
  const { cause_type, cause_id, document_type, document_id } = line;
  const ways: Array<[Way, number]> = [
    ...(OF_CAUSE[cause_type] ?? []).map((way): [Way, number] => [way, cause_id]),
    ...(document_type === null || document_id === null
      ? []
      : (OF_DOCUMENT[document_type] ?? []).map((way): [Way, number] => [way, document_id])),
  ];
  const way = ways.find(([{ may: permission }]) => may(permission));
  return way === undefined ? null : way[0].path(way[1]);
}

/** The number of the document behind a line, which leads there for who may read it. */
export function DocumentLink({ line }: { line: CausedLine }) {
  const path = documentPath(line, useMay());
  if (line.document === null) return '-';
  return path === null ? line.document : <Link to={path}>{line.document}</Link>;
}
