import { useTranslation } from 'react-i18next';
import { instantOf } from '../../lib/day';
import { formatDeadline, formatMoney, formatNumber } from '../../lib/format';
import classes from './terms-form.module.css';
import { depositOf, type TermsValues } from './terms-values';

/** The terms in a few lines, as they are about to be sent. */
export function TermsFacts({ values, needsLicence }: { values: TermsValues; needsLicence: boolean }) {
  const { t } = useTranslation('auctions');
  const { currency, start_price, reserve_price, buy_now_price, bid_chances } = values;
  const money = (whole: number | null): string =>
    whole === null ? t('fact.none') : formatMoney(String(whole), currency);
  const deposit = depositOf(values);
  const facts: [label: string, value: string][] = [
    [t('list.start_price'), money(start_price)],
    [t('list.reserve_price'), money(reserve_price)],
    [t('admin.buy_now_price'), money(buy_now_price)],
    [
      t('list.start_at'),
      values.start === 'now' ? t('field.start_now') : formatDeadline(instantOf(values.start_at)),
    ],
    [t('list.end_at'), formatDeadline(instantOf(values.end_at))],
    [t('field.deposit_rate'), deposit === null ? t('fact.none') : formatMoney(deposit, currency)],
    [t('admin.bid_chances'), bid_chances === null ? t('fact.unlimited') : formatNumber(bid_chances)],
    [
      t('field.need_approval'),
      t(values.need_approval || needsLicence ? 'fact.approval' : 'fact.no_approval'),
    ],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
