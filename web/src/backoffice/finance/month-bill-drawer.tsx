import type { MonthBillDetail, MonthBillPayment } from '@fovea/shared-types/finance/month-bill.dto';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { useQuery } from '@tanstack/react-query';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { feesOf, feeText } from '../../kit/bill-state/bill-fees';
import { BillState, isBilled } from '../../kit/bill-state/bill-state';
import { Button } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts, Timeline } from '../../kit/detail-view/detail-view';
import { useDict } from '../../lib/dicts';
import { formatDate, formatDateTime, formatMoney } from '../../lib/format';
import { openDocument } from '../../lib/open-document';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { PaymentDialog, ReverseDialog, WriteOffDialog } from './month-bill-dialogs';
import { isLosable, isPayable, isWrittenOff } from './month-bill-states';
import { billDocument, monthBillQuery, statementOf } from './month-bill.queries';
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
        ...(Number(bill.paid) > 0 ? [{ label: localText(shown.owed.label), value: money(bill.owed) }] : []),
        ...(bill.reminders > 0
          ? [{ label: localText(shown.reminders.label), value: String(bill.reminders) }]
          : []),
        ...feesOf(bill).map(({ label, value }) => ({ label, value: money(value) })),
      ]}
      actions={<BillActions bill={bill} />}
    >
      <DetailCard title={t('detail.lines')} isWide>
        {bill.lines.length === 0 ? <p>{t('detail.no_lines')}</p> : <Lines bill={bill} />}
      </DetailCard>
      {bill.taxes.length > 0 && (
        <DetailCard title={t('detail.taxes')} isWide>
          <Taxes bill={bill} />
        </DetailCard>
      )}
      <DetailCard title={t('detail.payments')} isWide>
        {bill.payments.length === 0 ? <p>{t('detail.no_payments')}</p> : <Payments bill={bill} />}
      </DetailCard>
      <DetailCard title={t('detail.facts')}>
        <Facts
          facts={[
            { label: localText(shown.number.label), value: bill.number },
            {
              label: localText(shown.due_on.label),
              value: bill.due_on === null ? null : formatDate(bill.due_on),
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
      {isBilled({ status: bill.status, is_written_off: isWrittenOff(bill) }) && (
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => void openDocument(() => billDocument(bill.id))}
        >
          {t('document')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        onClick={() =>
          void openDocument(() => statementOf({ account_id: bill.account_id, currency: bill.currency }))
        }
      >
        {t('statement')}
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

/** Bases and taxes of the month, rate by rate. */
function Taxes({ bill }: { bill: MonthBillDetail }) {
  const { t } = useTranslation('month_bills');
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{t('detail.rate')}</th>
          <th scope="col" data-number>
            {t('detail.base')}
          </th>
          <th scope="col" data-number>
            {t('detail.tax')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bill.taxes.map(({ rate, is_qualified, base, tax }) => (
          <tr key={`${rate} ${is_qualified}`}>
            <td>{is_qualified ? `${rate}%` : t('detail.unregistered', { rate: `${rate}%` })}</td>
            <td data-number>{formatMoney(base, bill.currency)}</td>
            <td data-number>{formatMoney(tax, bill.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What came, and what was reversed of it; a payment that a line of the bank is of stays. */
function Payments({ bill }: { bill: MonthBillDetail }) {
  const { t } = useTranslation('month_bills');
  const mayReverse = useMay()('finance:month-bill:confirm');
  const methods = useDict('pay_type');
  const [reversed, setReversed] = useState<MonthBillPayment | null>(null);
  return (
    <>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('detail.at')}</th>
            <th scope="col">{t('detail.what')}</th>
            <th scope="col" data-number>
              {t('confirm.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bill.payments.map((payment) => (
            <tr key={payment.id}>
              <td>{formatDateTime(payment.paid_at)}</td>
              <td>
                {payment.reverses_id === null
                  ? [
                      methods.label(payment.pay_type),
                      payment.made_by ?? t('detail.by_customer'),
                      payment.remark,
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')
                  : t('detail.reversal', { reason: payment.remark })}
              </td>
              <td data-number>
                {formatMoney(payment.price, bill.currency)}
                {payment.is_reversible && mayReverse && (
                  <Button variant="subtle" size="sm" onClick={() => setReversed(payment)}>
                    {t('reverse.action')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {reversed !== null && (
        <ReverseDialog payment={reversed} currency={bill.currency} onClose={() => setReversed(null)} />
      )}
    </>
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
            <td>{line.is_rounding ? t('detail.rounding') : line.title === '' ? '-' : line.title}</td>
            <td>{feeText(line.type)}</td>
            <td data-number>{formatMoney(line.price, bill.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
