import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import type { MonthBillDetail } from '@fovea/shared-types/finance/month-bill.dto';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BillState } from '../../kit/bill-state/bill-state';
import { Button } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { formatDateTime, formatDeadline, formatMoney } from '../../lib/format';
import { openPaper } from '../../lib/open-paper';
import { says } from '../../lib/words';
import { billPaper, monthBillQuery } from './month-bill.queries';
import classes from './month-bill.module.css';

const { shown } = monthBill.declared;

/** Void because a second person agreed to it. */
export const isWrittenOff = ({
  status,
  write_off_by,
}: Pick<MonthBillDetail, 'status' | 'write_off_by'>): boolean =>
  status === MONTH_BILL_STATUS.void && write_off_by !== null;

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
        { label: says(shown.price.label), value: money(bill.price) },
        { label: says(shown.type1_total_price.label), value: money(bill.type1_total_price) },
        { label: says(shown.type2_total_price.label), value: money(bill.type2_total_price) },
      ]}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => void openPaper(() => billPaper(bill.id))}
        >
          {t('paper')}
        </Button>
      }
    >
      <DetailCard title={t('detail.lines')} isWide>
        {bill.lines.length === 0 ? <p>{t('detail.no_lines')}</p> : <Lines bill={bill} />}
      </DetailCard>
      <DetailCard title={t('detail.facts')}>
        <Facts
          facts={[
            {
              label: says(shown.due_at.label),
              value: bill.due_at === null ? null : formatDeadline(bill.due_at),
            },
            { label: says(shown.pay_time.label), value: formatDateTime(bill.pay_time) },
            { label: says(shown.remark.label), value: bill.remark },
            { label: says(shown.write_off_by.label), value: bill.write_off_by },
            { label: t('write_off.reason'), value: bill.write_off_note },
          ]}
        />
      </DetailCard>
    </DetailView>
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
            {says(shown.price.label)}
          </th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map((line) => (
          <tr key={line.id}>
            <td>{formatDateTime(line.created_at)}</td>
            <td>{line.title === '' ? '-' : line.title}</td>
            <td>
              {says(
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
