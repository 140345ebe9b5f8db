import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { PaymentOptions } from '@fovea/shared-types/finance/payment.dto';
import { REMITTED_TYPES, type RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import { languageHeader } from '@fovea/shared-types/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconClock } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { CopyButton } from '../../kit/copy-button/copy-button';
import { ErrorState } from '../../kit/error-state/error-state';
import { MoneyText } from '../../kit/money-text/money-text';
import { Notice } from '../../kit/notice/notice';
import { formatDeadline, formatMoney } from '../../lib/format';
import { activeLanguage } from '../../lib/i18n';
import { to } from '../../lib/paths';
import { useSentOnce } from '../../lib/use-sent-once';
import { GroupedOrders } from './grouped-orders';
import { MethodChoice } from './method-choice';
import { chooseTransfer, pay, paymentOptionsQuery, type PaySubject } from './payment.queries';
import classes from './payment.module.css';

/** Uploads come when somebody pays by bank. */
const BankTransferForm = lazy(() =>
  import('./bank-transfer-form').then((m) => ({ default: m.BankTransferForm })),
);

/** What was shown before, of whatever has no page of its own. */
const RemittancePanel = lazy(() =>
  import('../../kit/remittance/remittance-panel').then((m) => ({ default: m.RemittancePanel })),
);

/** The document, its deadline, the method, and the one button. */
export function PaymentForm({ subject, options }: { subject: PaySubject; options: PaymentOptions }) {
  const { t } = useTranslation('payment');
  const navigate = useNavigate();
  const { currency, money, pay_types: methods } = options;
  const [method, setMethod] = useState<PayType | undefined>(() => firstOf(options));
  const isShort = method === PAY_TYPE.balance && options.balance_after === null;
  const isCovered = !/[1-9]/.test(money);
  const payOnce = useSentOnce((by: PayType, requestId) => pay(subject, by, requestId));
  const paying = useMutation({
    mutationFn: payOnce,
    onSuccess: ({ payment_id, pay_url }) => {
      if (pay_url !== null) window.location.assign(`${pay_url}?language=${languageHeader(activeLanguage())}`);
      else if (payment_id !== null) void navigate(to.paymentSuccess(payment_id), { replace: true });
    },
  });
  useTransferTime(subject, method);
  const choose = (next: PayType): void => {
    paying.reset();
    setMethod(next);
  };
  return (
    <div className={classes.root}>
      <section className={classes.card} aria-labelledby="payment-due">
        <h2 id="payment-due">{t('order.due')}</h2>
        <p className={classes.number}>
          {t(isOfOrders(subject) ? 'order.reference' : 'order.document', { number: options.reference })}
          <CopyButton text={options.reference} label={t('order.copy_reference')} />
        </p>
        {subject.subject_type === 'payment_group' && <GroupedOrders groupId={subject.id} />}
        {options.deposit !== null && options.total_price !== null && (
          <p className={classes.fine}>
            {t('order.less_deposit', {
              total: formatMoney(options.total_price, currency),
              deposit: formatMoney(options.deposit, currency),
            })}
          </p>
        )}
        <MoneyText value={money} currency={currency} className={classes.amount} />
        {options.pay_deadline !== null && (
          <p className={classes.deadline}>
            <IconClock size={20} aria-hidden />
            <span>{t('order.pay_by', { time: formatDeadline(options.pay_deadline) })}</span>
          </p>
        )}
      </section>
      <section className={classes.card} aria-labelledby="payment-method">
        <h2 id="payment-method">{t('order.method')}</h2>
        {isCovered ? (
          <p>{t('order.covered')}</p>
        ) : (
          <MethodChoice options={options} methods={methods} value={method} onChoose={choose} />
        )}
        {isShort && <Notice tone="warning">{t('balance.short')}</Notice>}
        {paying.isError && <ErrorState error={paying.error} />}
        {method === PAY_TYPE.bank && options.bank !== null && isRemitted(subject) ? (
          <Suspense>
            <BankTransferForm subject={subject} options={options} bank={options.bank} />
          </Suspense>
        ) : (
          <Button
            size="lg"
            fullWidth
            disabled={method === undefined || isShort}
            loading={paying.isPending}
            onClick={() => method !== undefined && paying.mutate(method)}
          >
            {isCovered
              ? t('order.pay_covered')
              : t(method === PAY_TYPE.online ? 'order.go_on' : 'order.pay', {
                  money: formatMoney(money, currency),
                })}
          </Button>
        )}
      </section>
      {subject.subject_type !== 'order' && isRemitted(subject) && (
        <Suspense>
          <RemittancePanel subject={subject} />
        </Suspense>
      )}
    </div>
  );
}

/** A payer who reads where to transfer it gets the time of a bank transfer, once. */
function useTransferTime(subject: PaySubject, method: PayType | undefined): void {
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => chooseTransfer(subject),
    onSuccess: () => queries.invalidateQueries({ queryKey: paymentOptionsQuery(subject).queryKey }),
  });
  const choose = useEffectEvent(() => ask.mutate());
  useEffect(() => {
    if (method === PAY_TYPE.bank) choose();
  }, [method]);
}

/** Whether a transfer may be shown for it: one of the kinds that take the bank. */
const isRemitted = (subject: PaySubject): subject is PaySubject & { subject_type: RemittedType } =>
  REMITTED_TYPES.some((type) => type === subject.subject_type);

const isOfOrders = ({ subject_type: type }: PaySubject): boolean =>
  type === 'order' || type === 'payment_group' || type === 'freight_bill';

/** What pays at once with what is there, else the first that is offered. */
function firstOf({ pay_types, balance_after }: PaymentOptions): PayType | undefined {
  const enough = pay_types.filter((method) => method !== PAY_TYPE.balance || balance_after !== null);
  return enough[0] ?? pay_types[0];
}
