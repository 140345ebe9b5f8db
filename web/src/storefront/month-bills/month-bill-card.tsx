import type { MyMonthBill } from '@fovea/shared-types/finance/month-bill.dto';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BillState, isBilled } from '../../kit/bill-state/bill-state';
import { feesOf } from '../../kit/bill-state/bill-fees';
import { Button, ButtonLink } from '../../kit/button/button';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatDate, formatDateTime, formatList, formatMoney } from '../../lib/format';
import { openDocument } from '../../lib/open-document';
import { to } from '../../lib/paths';
import classes from './month-bills.module.css';
import { myBillDocument } from './month-bills.queries';

/** One month: what it comes to, until when, and the way to pay it. */
export function MonthBillCard({ bill }: { bill: MyMonthBill }) {
  const { t } = useTranslation('month_bills');
  const money = (value: string) => formatMoney(value, bill.currency);
  const isDue = monthBillMachine.may(bill.status, 'pay');
  const isPartPaid = isDue && Number(bill.paid) > 0;
  const isChecked = isDue && bill.remittance_status === REMITTANCE_STATUS.pending;
  const isRefused = isDue && bill.remittance_status !== null && !isChecked;
  return (
    <article className={classes.bill} aria-labelledby={`bill-${bill.id}`}>
      <div className={classes.what}>
        <BillState status={bill.status} isWrittenOff={bill.is_written_off} />
        <h2 id={`bill-${bill.id}`}>{t('mine.of_month', { month: bill.month })}</h2>
        <p className={classes.fine}>
          {formatList(feesOf(bill).map(({ label, value }) => `${label} ${money(value)}`))}
        </p>
        {isPartPaid && (
          <p className={classes.fine}>{t('mine.left', { paid: money(bill.paid), owed: money(bill.owed) })}</p>
        )}
        {isDue && bill.due_on !== null && (
          <p className={classes.fine}>{t('mine.due', { day: formatDate(bill.due_on) })}</p>
        )}
        {bill.pay_time !== null && (
          <p className={classes.fine}>{t('mine.paid', { time: formatDateTime(bill.pay_time) })}</p>
        )}
        {isChecked && <p role="status">{t('mine.checked')}</p>}
        {isRefused && <p role="status">{t('mine.refused')}</p>}
        {bill.remark !== '' && <p className={classes.fine}>{bill.remark}</p>}
      </div>
      <div className={classes.side}>
        <MoneyText value={bill.price} currency={bill.currency} className={classes.price} />
        {isBilled(bill) && (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            onClick={() => void openDocument(() => myBillDocument(bill.id))}
          >
            {t('document')}
          </Button>
        )}
        {isDue && !isChecked && (
          <ButtonLink to={to.payment(bill.id, 'month_bill')}>{t('mine.pay')}</ButtonLink>
        )}
      </div>
    </article>
  );
}
