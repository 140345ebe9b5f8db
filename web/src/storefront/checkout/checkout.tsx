import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { OrderQuote, OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { AddressChoice } from './address-choice';
import classes from './checkout.module.css';
import { CheckoutSummary } from './checkout-summary';
import { quoteQuery, usePlaceOrder } from './checkout.queries';
import { DeliveryChoice, PaymentChoice } from './choices';
import { QuotedOrders } from './quoted-orders';

/** Address, delivery, payment and review on one page; the total beside it is the server's at every step. */
export function Checkout({ wanted }: { wanted: OrderQuoteRequest }) {
  const { t } = useTranslation('checkout');
  const [terms, setTerms] = useState<Pick<OrderQuoteRequest, 'address_id' | 'delivery_type'>>({});
  const request = { ...wanted, ...terms };
  const { data, error, isError, isFetching, refetch } = useQuery(quoteQuery(request));
  return (
    <>
      <PageTitle title={t('title')} />
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={480} radius={8} />}
      {data !== undefined && (
        <Form
          quote={data}
          request={request}
          isBusy={isFetching}
          onTerms={(change) => setTerms((before) => ({ ...before, ...change }))}
        />
      )}
    </>
  );
}

interface FormProps {
  quote: OrderQuote;
  request: OrderQuoteRequest;
  /** The quote of other terms is on its way. */
  isBusy: boolean;
  onTerms: (change: Pick<OrderQuoteRequest, 'address_id' | 'delivery_type'>) => void;
}

function Form({ quote, request, isBusy, onTerms }: FormProps) {
  const { t } = useTranslation('checkout');
  const place = usePlaceOrder();
  const [chosen, setChosen] = useState<PayType>(PAY_TYPE.balance);
  const [remark, setRemark] = useState('');
  const payType = quote.pay_types.find((type) => type === chosen) ?? quote.pay_types[0];
  return (
    <div className={classes.columns}>
      <div className={classes.steps}>
        <AddressChoice value={quote.address_id} onChoose={(address_id) => onTerms({ address_id })} />
        {quote.address_id !== null && (
          <DeliveryChoice quote={quote} onChoose={(delivery_type) => onTerms({ delivery_type })} />
        )}
        <PaymentChoice quote={quote} value={payType} onChoose={setChosen} />
        <QuotedOrders quote={quote} />
        <section className={classes.step}>
          <label htmlFor="checkout-remark">{t('remark')}</label>
          <textarea
            id="checkout-remark"
            className={classes.remark}
            rows={2}
            maxLength={500}
            value={remark}
            onChange={({ currentTarget }) => setRemark(currentTarget.value)}
          />
        </section>
      </div>
      <CheckoutSummary
        quote={quote}
        isBusy={isBusy || place.isPending}
        problem={place.error}
        onPlace={() =>
          payType !== undefined &&
          place.mutate({
            ...request,
            ...(quote.address_id !== null && { address_id: quote.address_id }),
            delivery_type: quote.delivery_type,
            pay_type: payType,
            quote_id: quote.quote_id,
            ...(remark.trim() !== '' && { remark: remark.trim() }),
          })
        }
      />
    </div>
  );
}
