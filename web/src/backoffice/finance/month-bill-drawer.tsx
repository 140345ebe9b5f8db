import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import type { MonthBillDetail } from '@fovea/shared-types/finance/month-bill.dto';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { useQuery } from '@tanstack/react-query';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BillState } from '../../kit/bill-state/bill-state';
import { Button } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts, Timeline } from '../../kit/detail-view/detail-view';
import { useDict } from '../../lib/dicts';
import { formatDateTime, formatDeadline, formatMoney } from '../../lib/format';
import { openDocument } from '../../lib/open-document';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { PaymentDialog, WriteOffDialog } from './month-bill-dialogs';
import { isLosable, isPayable, isWrittenOff } from './month-bill-states';
import { billDocument, monthBillQuery } from './month-bill.queries';
import classes from './month-bill.module.css';

const { shown } = monthBill.declared;

/** A bill with its lines. */
export function MonthBillDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('month_bills');
  const result = useQuery(monthBillQuery(id));
  return (
    <DetailDrawer title={t('detail.title')} onClose={onClose} result={result}>
      {(bill) => <Bill bill={bill} />}
    </DetailDrawer>
  );
}

function Bill({ bill }: { bill: MonthBillDetail }) {
  const { t } = useTranslation('month_bills');
  const money = (value: string) => formatMoney(value, bill.currency);
  return (
    <DetailView
      title={`${bill.customer_name} · ${bill.month}`}
      state={<BillState status={bill.status} isWrittenOff={isWrittenOff(bill)} />}
      summary={[
        { label: localText(shown.price.label), value: money(bill.price) },
        { label: localText(shown.type1_total_price.label), value: money(bill.type1_total_price) },
        { label: localText(shown.type2_total_price.label), value: money(bill.type2_total_price) },
      ]}
      actions={<BillActions bill={bill} />}
    >
      <DetailCard title={t('detail.lines')} isWide>
        {bill.lines.length === 0 ? <p>{t('detail.no_lines')}</p> : <Lines bill={bill} />}
      </DetailCard>
      <DetailCard title={t('detail.facts')}>
        <Facts
          facts={[
            {
              label: localText(shown.due_at.label),
              value: bill.due_at === null ? null : formatDeadline(bill.due_at),
            },
            { label: localText(shown.pay_time.label), value: formatDateTime(bill.pay_time) },
            { label: localText(shown.remark.label), value: bill.remark },
          ]}
        />
      </DetailCard>
      <DetailCard title={t('write_off.history')}>
        <WriteOffs bill={bill} />
      </DetailCard>
    </DetailView>
  );
}

function BillActions({ bill }: { bill: MonthBillDetail }) {
  const { t } = useTranslation('month_bills');
  const may = useMay();
  const [opened, setOpened] = useState<'payment' | 'write-off' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        onClick={() => void openDocument(() => billDocument(bill.id))}
      >
        {t('document')}
      </Button>
      {isLosable(bill) && may('finance:write-off:add') && (
        <Button variant="danger" onClick={() => setOpened('write-off')}>
          {t('write_off.ask')}
        </Button>
      )}
      {isPayable(bill) && may('finance:month-bill:confirm') && (
        <Button onClick={() => setOpened('payment')}>{t('confirm.action')}</Button>
      )}
      {opened === 'payment' && <PaymentDialog row={bill} onClose={close} />}
      {opened === 'write-off' && <WriteOffDialog row={bill} onClose={close} />}
    </>
  );
}

/** All requests, the newest first, with their results. */
function WriteOffs({ bill: { write_offs } }: { bill: MonthBillDetail }) {
  const { t } = useTranslation('month_bills');
  const states = useDict('states:write_off');
  const mayOpen = useMay()('finance:write-off:list');
  if (write_offs.length === 0) return <p>{t('write_off.none')}</p>;
  return (
    <Timeline
      entries={write_offs.map((document) => ({
        key: document.id,
        at: formatDateTime(document.decided_at ?? document.withdrawn_at ?? document.created_at),
        who: document.decided_by ?? document.asked_by,
        what: (
          <>
            {mayOpen ? <Link to={to.writeOff(document.id)}>{document.sn}</Link> : document.sn} ·{' '}
            {states.label(document.status)}
          </>
        ),
        notes: [document.reason, document.audit_notes ?? ''].filter((line) => line !== '').join('\n'),
      }))}
    />
  );
}

function Lines({ bill }: { bill: MonthBillDetail }) {
  const { t } = useTranslation('month_bills');
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{t('detail.at')}</th>
          <th scope="col">{t('detail.what')}</th>
          <th scope="col">{t('detail.fee')}</th>
          <th scope="col" data-number>
            {localText(shown.price.label)}
          </th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map((line) => (
          <tr key={line.id}>
            <td>{formatDateTime(line.created_at)}</td>
            <td>{line.title === '' ? '-' : line.title}</td>
            <td>
              {localText(
                (line.type === BILL_LINE_TYPE.parts ? shown.type1_total_price : shown.type2_total_price)
                  .label,
              )}
            </td>
            <td data-number>{formatMoney(line.price, bill.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
