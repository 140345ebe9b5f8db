import type { PayableType } from '@fovea/shared-types/finance/pay-kinds';
import type { OrderPrice } from '@fovea/shared-types/order/order-price.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { CopyButton } from '../../kit/copy-button/copy-button';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import classes from './order-detail.module.css';

const isSome = (money: string): boolean => /[1-9]/.test(money);

export function PriceDetailsView({ price }: { price: OrderPrice }) {
  const { t } = useTranslation('order');
  const { currency } = price;
  const payable = payableOf(price.status);
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  return (
    <div className={classes.root}>
      <section className={classes.card} aria-labelledby="price-lines">
        <h2 id="price-lines">{t('price.lines')}</h2>
        <p className={classes.number}>
          {t('row.number', { number: price.order_no })}
          <CopyButton text={price.order_no} label={t('detail.copy_number')} />
        </p>
        <dl className={classes.parts}>
          {price.lines.map((line) => (
            <Part
              key={line.goods_id}
              label={<Link to={to.goods(line.goods_id)}>{line.goods_name}</Link>}
              fine={t('price.each', {
                price: formatMoney(line.unit_price, currency),
                count: line.quantity,
              })}
            >
              {money(line.money)}
            </Part>
          ))}
          {price.lines.length > 1 && <Part label={t('price.goods')}>{money(price.goods_price)}</Part>}
          <Part label={t('price.freight')}>{money(price.freight)}</Part>
          {isSome(price.crate_price) && <Part label={t('price.crate')}>{money(price.crate_price)}</Part>}
          {isSome(price.export_price) && <Part label={t('price.export')}>{money(price.export_price)}</Part>}
          {price.taxes.map(({ rate, base, tax }) => (
            <Part
              key={rate}
              label={t('price.tax_rate', { rate: rate / 100, base: formatMoney(base, currency) })}
            >
              {money(tax)}
            </Part>
          ))}
          {price.taxes.length === 0 && <Part label={t('price.tax')}>{money(price.tax)}</Part>}
          <Part label={t('price.total')} isTotal>
            {money(price.total_price)}
          </Part>
          {price.freight_bill !== null && <Part label={t('price.bill')}>{money(price.freight_bill)}</Part>}
        </dl>
      </section>
      <section className={classes.card} aria-labelledby="price-settled">
        <h2 id="price-settled">{t('price.settled')}</h2>
        <dl className={classes.parts}>
          <Part label={t('price.paid')}>{money(price.paid)}</Part>
          {isSome(price.deposit) && <Part label={t('price.deposit')}>{money(price.deposit)}</Part>}
          {isSome(price.refunded) && <Part label={t('price.refunded')}>−{money(price.refunded)}</Part>}
          <Part label={t('price.due')} isTotal>
            {money(price.due)}
          </Part>
        </dl>
        <div className={classes.next}>
          {payable !== null && <ButtonLink to={to.payment(price.id, payable)}>{t('detail.pay')}</ButtonLink>}
          <ButtonLink to={to.order(price.id)} variant="default">
            {t('price.to_order')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

/** What can be paid of an order in this state. */
function payableOf(status: number): PayableType | null {
  if (orderMachine.may(status, 'pay by balance')) return 'order';
  return orderMachine.may(status, 'pay the freight bill') ? 'freight_bill' : null;
}

interface PartProps {
  label: ReactNode;
  fine?: string;
  isTotal?: boolean;
  children: ReactNode;
}

const Part = ({ label, fine, isTotal = false, children }: PartProps) => (
  <div className={isTotal ? classes.total : undefined}>
    <dt>
      {label}
      {fine !== undefined && <span className={classes.fine}>{fine}</span>}
    </dt>
    <dd>{children}</dd>
  </div>
);
