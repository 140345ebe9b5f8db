import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { MONTH_BILL_STATUS, REQUESTED_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BillState } from '../../kit/bill-state/bill-state';
import { ChangeLines } from '../../kit/approval/change-lines';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { formatMoney } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { documentPage } from '../document/document-page';
import type { DocumentShown } from '../document/document.queries';
import type { RequestFormProps } from '../document/request-again';
import { WRITE_OFF_SHOWN_BY, WriteOffDialog } from './month-bill-dialogs';
import type { RecordColumns } from '../record/record-page';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

const { shown: billFields } = monthBill.declared;

/** Bills that nobody will pay: pending, posted as a loss, and rejected. */
export const WriteOffPage = documentPage(writeOff, {
  useColumns,
  Terms: BillFacts,
  useConsequences: () => {
    const { t } = useTranslation('month_bills');
    return { approve: t('write_off.approve'), reject: t('write_off.reject') };
  },
  shownBy: WRITE_OFF_SHOWN_BY,
  create: { Dialog: Again, isRepeatable: false },
});

/** A write-off is first requested at its bill. */
function Again({ former, onClose }: RequestFormProps<DocumentShown<typeof writeOff.declared>>) {
  if (former === undefined) return null;
  const { bill_id: id, ...shown } = former.shown;
  return <WriteOffDialog row={{ ...shown, id }} {...{ former, onClose }} />;
}

function useColumns(): RecordColumns<typeof writeOff.declared> {
  return useMemo(
    () => [
      { prop: 'sn', width: 120, decides: true },
      { prop: 'customer_name', width: 170, decides: true },
      { prop: 'month', width: 90 },
      { prop: 'price', decides: true },
      { prop: 'status', width: 140 },
      { prop: 'reason', width: 220 },
      { prop: 'created_at', width: 150 },
      { prop: 'asked_by', width: 120 },
    ],
    [],
  );
}

function BillFacts({ shown }: { shown: DocumentShown<typeof writeOff.declared> }) {
  const { t } = useTranslation('month_bills');
  const mayRead = useMay()('finance:month-bill:list');
  const name = `${shown.customer_name} · ${shown.month}`;
  const isWrittenOff =
    shown.bill_status === MONTH_BILL_STATUS.void && shown.status === REQUESTED_STATUS.booked;
  const isPending = shown.status === REQUESTED_STATUS.pending;
  const money = (amount: string): string => formatMoney(amount, shown.currency);
  return (
    <>
      <ChangeLines
        lines={
          isPending
            ? [{ name, change: money(`-${shown.owed}`), before: money(shown.owed), after: money('0') }]
            : []
        }
      />
      <DetailCard title={t('detail.title')}>
        <Facts
          facts={[
            {
              label: t('write_off.bill'),
              value: mayRead ? <Link to={to.monthBill(shown.bill_id)}>{name}</Link> : name,
            },
            { label: localText(billFields.price.label), value: formatMoney(shown.price, shown.currency) },
            {
              label: localText(billFields.status.label),
              value: <BillState status={shown.bill_status} isWrittenOff={isWrittenOff} />,
            },
          ]}
        />
      </DetailCard>
    </>
  );
}

backOfficePage(WriteOffPage, { path: paths.writeOffs, texts: ['kit', 'approval', 'system', 'month_bills'] });
