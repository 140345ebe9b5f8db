import { tryFreight } from '@fovea/shared-types/order/freight.calls';
import type { TriedFreight } from '@fovea/shared-types/order/freight.dto';
import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { CURRENCIES, isCurrency, type Currency } from '@fovea/shared-types/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { SelectField, TextField } from '../../kit/form/fields';
import { NumberField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { MoneyText } from '../../kit/money-text/money-text';
import { api } from '../../lib/api-client';
import { useCountries } from '../../lib/countries';
import { localText } from '../../lib/local-text';
import { recordKey } from '../record/record.queries';
import classes from './freight-trial.module.css';

const { fields } = freightRate.declared;
const GRAMS = 1_000;

interface Parcel {
  currency: string | null;
  from: string | null;
  to: string | null;
  postal: string;
  kg: number | null;
  quantity: number | null;
}

/** A parcel that staff compose, and its freight by the current rules. */
export function FreightTrial({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('freight');
  const countries = useCountries();
  const form = useForm<Parcel>({
    initial: { currency: 'JPY', from: 'JP', to: 'JP', postal: '', kg: 20, quantity: 1 },
    validate: () => ({}),
  });
  return (
    <Dialog opened onClose={onClose} title={t('try')} size={640} isPage>
      <p>{t('try_text')}</p>
      <div className={classes.facts}>
        <SelectField
          form={form}
          name="currency"
          label={localText(fields.currency.label)}
          options={CURRENCIES.map((one) => ({ value: one, label: one }))}
        />
        <SelectField form={form} name="from" label={t('from')} options={countries} />
        <SelectField
          form={form}
          name="to"
          label={localText(fields.delivery_country.label)}
          options={countries}
        />
        <TextField form={form} name="postal" label={t('postal')} maxLength={20} />
        <NumberField form={form} name="kg" label={t('kg')} max={100_000} />
        <NumberField form={form} name="quantity" label={t('quantity')} max={9_999} />
      </div>
      <section aria-live="polite" aria-label={t('answer')} className={classes.answer}>
        <Answer parcel={form.values} />
      </section>
    </Dialog>
  );
}

function Answer({ parcel: { currency, from, to, postal, kg, quantity } }: { parcel: Parcel }) {
  const { t } = useTranslation('freight');
  const isWhole =
    currency !== null &&
    isCurrency(currency) &&
    from !== null &&
    to !== null &&
    (kg ?? 0) > 0 &&
    (quantity ?? 0) > 0;
  const request = {
    currency: currency as Currency, // queried only where it is one
    ships_from: from ?? '',
    delivery_country: to ?? '',
    ...(postal.trim() !== '' && { postal_code: postal.trim() }),
    weight_g: (kg ?? 0) * GRAMS,
    quantity: quantity ?? 0,
  };
  const { data, error, refetch } = useQuery({
    // A changed rule queries anew.
    queryKey: [...recordKey(freightRate), 'trial', request],
    queryFn: ({ signal }) => api(tryFreight, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: isWhole,
  });
  if (!isWhole) return <p>{t('incomplete')}</p>;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return data === null ? <p>{t('no_rule')}</p> : <Sums tried={data} currency={currency} />;
}

function Sums({ tried, currency }: { tried: TriedFreight; currency: string }) {
  const { t } = useTranslation('freight');
  const parts = [
    [localText(fields.price.label), tried.price],
    [t('more_pieces'), tried.step_price],
    [localText(fields.crate_price.label), tried.crate_price],
    [localText(fields.export_price.label), tried.export_price],
  ] as const;
  return (
    <dl className={classes.sums}>
      {parts.map(([label, amount]) => (
        <Sum key={label} label={label} amount={amount} currency={currency} />
      ))}
      <Sum label={t('total')} amount={tried.freight} currency={currency} />
    </dl>
  );
}

const Sum = ({ label, amount, currency }: { label: string; amount: string; currency: string }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <MoneyText value={amount} currency={currency} />
    </dd>
  </>
);
