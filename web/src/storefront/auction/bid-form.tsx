import { toWire } from '@fovea/shared-types/money';
import { Button } from '../../kit/button/button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../kit/money-text/money-text';
import { NumberStepper } from '../../kit/number-stepper/number-stepper';
import { affixOf, formatMoney } from '../../lib/format';
import { amountProblem, bidScale, toMinor } from './bid-amount';
import classes from './bid-form.module.css';
import { hasDeposit } from '../../kit/lot/lot-stage';
import type { ShownLot } from '../../kit/lot/shown-lot';

export interface BidFormProps {
  lot: ShownLot;
  /** The connection is stale or the lot is closing: nothing may be sent. */
  isBlocked: boolean;
  onBid: (amount: number) => void;
  onBuyNow: (price: number) => void;
}

/** The amount to bid. What the person typed is never changed by what happens on the lot. */
export function BidForm({ lot, isBlocked, onBid, onBuyNow }: BidFormProps) {
  const { t } = useTranslation('auction');
  // Undefined: untouched, so the field follows the least bid.
  const [typed, setTyped] = useState<number | null>();
  const [isTried, setTried] = useState(false);
  const scale = bidScale(lot);
  const amount = typed === undefined ? scale.suggested : typed;
  const isOut = lot.chances_left === 0;
  const wrong = isTried ? amountProblem(amount, scale) : null;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (amount === null || amountProblem(amount, scale) !== null || isBlocked || isOut) return;
    setTried(false);
    setTyped(undefined);
    onBid(amount);
  };
  const choose = (value: number | null) => {
    setTyped(value);
    setTried(false);
  };
  const money = (whole: number) =>
    formatMoney(toWire(toMinor(whole, scale.currency), scale.currency), scale.currency);

  if (isOut) {
    return (
      <div className={classes.out}>
        <strong>{t('chances.none_title')}</strong>
        <p>{t(lot.is_leading ? 'chances.none_leading' : 'chances.none_text')}</p>
      </div>
    );
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NumberStepper
        label={t(lot.is_leading ? 'form.raise_label' : 'form.label')}
        affix={affixOf(scale.currency)}
        value={amount}
        onChange={choose}
        up={scale.up}
        down={scale.down}
        fallback={scale.suggested}
        min={scale.min}
        max={scale.max}
        increaseLabel={t('form.increase')}
        decreaseLabel={t('form.decrease')}
        onEnter={submit}
        hint={t(lot.is_leading ? 'form.hint_raise' : 'form.hint', { amount: money(scale.min) })}
        error={wrong === null ? undefined : t(wrong, { amount: money(scale.min) })}
      />
      <div className={classes.quick} role="group" aria-label={t('form.quick')}>
        {scale.quick.map((quick) => (
          <button
            key={quick}
            type="button"
            className={classes.choice}
            aria-pressed={amount === quick}
            aria-label={money(quick)}
            onClick={() => choose(quick)}
          >
            {quickText(quick)}
          </button>
        ))}
      </div>
      <Button type="submit" size="lg" disabled={isBlocked} fullWidth>
        {t(lot.is_leading ? 'form.raise' : lot.bidder_no === null ? 'form.submit' : 'form.again')}
      </Button>
      {lot.buy_now_price !== null && (
        <Button
          variant="outline"
          size="lg"
          disabled={isBlocked}
          fullWidth
          onClick={() => onBuyNow(Number(lot.buy_now_price))}
        >
          <span>{t('form.buy_now')}</span>
          <MoneyText value={lot.buy_now_price} currency={lot.currency} />
        </Button>
      )}
      <dl className={classes.stats}>
        <div>
          <dt>{t('form.minimum')}</dt>
          <dd>{formatMoney(lot.min_next_bid, lot.currency)}</dd>
        </div>
        <div>
          <dt>{t('form.step')}</dt>
          <dd>{formatMoney(lot.step_price, lot.currency)}</dd>
        </div>
        <div>
          <dt>{t('chances.label')}</dt>
          <dd data-last={lot.chances_left === 1 || undefined}>{chancesText(lot, t)}</dd>
        </div>
        {hasDeposit(lot) && (
          <div>
            <dt>{t('admission.deposit')}</dt>
            <dd>{formatMoney(lot.deposit, lot.currency)}</dd>
          </div>
        )}
      </dl>
    </form>
  );
}

const quickText = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

function chancesText(lot: ShownLot, t: ReturnType<typeof useTranslation<'auction'>>['t']): string {
  const left = lot.chances_left ?? lot.bid_chances;
  if (left === null || lot.bid_chances === null) return t('chances.unlimited');
  if (left === 1) return t('chances.last');
  return t('chances.left', { left, total: lot.bid_chances });
}
