import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import { DELIVERY } from '@fovea/shared-types/order/cart-rules';
import type { OrderQuote } from '@fovea/shared-types/order/checkout.dto';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../kit/money-text/money-text';
import { RadioGroup } from '../../kit/radio-group/radio-group';
import classes from './checkout.module.css';

const DELIVERY_KEYS = {
  [DELIVERY.carrier]: 'carrier',
  [DELIVERY.quotation]: 'quotation',
  [DELIVERY.pickup]: 'pickup',
} as const;

const PAYMENT_KEYS = {
  [PAY_TYPE.balance]: 'balance',
  [PAY_TYPE.bank]: 'bank',
  [PAY_TYPE.monthly]: 'monthly',
  [PAY_TYPE.online]: 'online',
} as const;

const labelOf = <Label extends string>(
  labels: Readonly<Record<number, Label>>,
  code: number,
): Label | undefined => labels[code];

export function DeliveryChoice({ quote, onChoose }: { quote: OrderQuote; onChoose: (type: number) => void }) {
  const { t } = useTranslation('checkout');
  const labelId = useId();
  return (
    <section className={classes.step}>
      <h2 id={labelId}>{t('delivery')}</h2>
      <RadioGroup
        labelId={labelId}
        className={classes.choices}
        values={quote.delivery_types}
        value={quote.delivery_type}
        onChoose={onChoose}
      >
        {(type, radio) => {
          const label = labelOf(DELIVERY_KEYS, type);
          return (
            label && (
              <button {...radio} className={classes.choice}>
                <strong>{t(`delivery.${label}`)}</strong>
                <span>{t(`delivery_text.${label}`)}</span>
              </button>
            )
          );
        }}
      </RadioGroup>
    </section>
  );
}

interface PaymentChoiceProps {
  quote: OrderQuote;
  /** Undefined: the sellers have no way of paying in common. */
  value: PayType | undefined;
  onChoose: (type: PayType) => void;
}

export function PaymentChoice({ quote, value, onChoose }: PaymentChoiceProps) {
  const { t } = useTranslation('checkout');
  const labelId = useId();
  return (
    <section className={classes.step}>
      <h2 id={labelId}>{t('payment')}</h2>
      {value === undefined && <p className={classes.problem}>{t('payment_none')}</p>}
      <RadioGroup
        labelId={labelId}
        className={classes.choices}
        values={quote.pay_types}
        value={value ?? PAY_TYPE.balance}
        onChoose={onChoose}
      >
        {(type, radio) => {
          const label = labelOf(PAYMENT_KEYS, type);
          return (
            label && (
              <button {...radio} className={classes.choice}>
                <strong>{t(`payment.${label}`)}</strong>
                {type === PAY_TYPE.balance ? (
                  <span>
                    {t('balance')} <MoneyText value={quote.balance} currency={quote.currency} />
                  </span>
                ) : (
                  <span>{t(`payment_text.${label}`)}</span>
                )}
              </button>
            )
          );
        }}
      </RadioGroup>
    </section>
  );
}
