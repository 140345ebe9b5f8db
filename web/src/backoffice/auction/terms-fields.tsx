import { isCurrency, CURRENCIES, fromWire, toWire } from '@fovea/shared-types/money';
import { stepAt } from '@fovea/shared-types/currency-steps';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../kit/form/field-pair';
import { DateTimeField, RadioField, SelectField, SwitchField } from '../../kit/form/fields';
import { MoneyField, NumberField } from '../../kit/form/number-field';
import type { FormState } from '../../kit/form/use-form';
import { formatMoney } from '../../lib/format';
import { depositOf, exemptBelow, type Prices, type TermsValues } from './terms-values';

const CHANCES_MAX = 1000;
const EXTEND_MINUTES_MAX = 60;

interface FieldsProps {
  form: FormState<TermsValues>;
}

/** The prices of a lot. Beside each field is its effect on the bidding. */
export function PriceFields<Values extends Prices>({
  form,
  currency,
  step,
}: {
  form: FormState<Values>;
  currency: string;
  /** A step of the lot's own; null by the table of the rules, absent where that is not known here. */
  step?: number | null;
}) {
  const { t } = useTranslation('auctions');
  const prices = form as unknown as FormState<Prices>; // of whatever form it is, these three are in it
  const { start_price: start, reserve_price: reserve } = prices.values;
  const fields = [
    {
      name: 'start_price',
      label: t('list.start_price'),
      hint: startHint(t, start, currency, step),
      required: true,
    },
    {
      name: 'reserve_price',
      label: t('list.reserve_price'),
      hint: t(reserve === null ? 'hint.reserve_none' : 'hint.reserve'),
    },
    { name: 'buy_now_price', label: t('admin.buy_now_price'), hint: t(buyNowHint(prices.values)) },
  ] as const;
  return (
    <FieldPair>
      {fields.map((field) => (
        <MoneyField key={field.name} form={prices} currency={currency} {...field} />
      ))}
    </FieldPair>
  );
}

const buyNowHint = ({ reserve_price, buy_now_price }: Prices) => {
  if (buy_now_price === null) return 'hint.buy_now_none';
  return reserve_price === null ? 'hint.buy_now' : 'hint.buy_now_reserve';
};

type Translate = ReturnType<typeof useTranslation<'auctions'>>['t'];

/** The first bid may equal the start price; the next must be a step higher. */
function startHint(t: Translate, start: number | null, currency: string, ownStep?: number | null): string {
  if (start === null || start <= 0 || ownStep === undefined || !isCurrency(currency)) return t('hint.start');
  const first = formatMoney(String(start), currency);
  if (ownStep !== null)
    return t('hint.start_own_step', { start: first, step: formatMoney(String(ownStep), currency) });
  const minor = fromWire(String(start), currency);
  const step = formatMoney(toWire(stepAt(minor, currency), currency), currency);
  return t('hint.start_step', { start: first, step });
}

/** When it runs, and how its end moves. */
export function TimeFields({ form, isRunning = false }: FieldsProps & { isRunning?: boolean }) {
  const { t } = useTranslation('auctions');
  const { start, extend_minutes: minutes, latest_end_at } = form.values;
  return (
    <>
      {!isRunning && (
        <RadioField
          form={form}
          name="start"
          label={t('list.start_at')}
          options={[
            { value: 'now', label: t('field.start_now') },
            { value: 'later', label: t('field.start_later') },
          ]}
        />
      )}
      <FieldPair>
        {!isRunning && start === 'later' && (
          <DateTimeField
            form={form}
            name="start_at"
            label={t('field.start_at')}
            hint={t('hint.start_at')}
            required
          />
        )}
        <DateTimeField form={form} name="end_at" label={t('list.end_at')} hint={t('hint.end_at')} required />
        <NumberField
          form={form}
          name="extend_minutes"
          label={t('field.extend_minutes')}
          max={EXTEND_MINUTES_MAX}
          hint={minutes ? t('hint.extend', { count: minutes }) : t('hint.extend_none')}
        />
        {!!minutes && (
          <DateTimeField
            form={form}
            name="latest_end_at"
            label={t('admin.latest_end_at')}
            hint={latest_end_at === '' ? t('hint.latest_none') : t('hint.latest')}
          />
        )}
      </FieldPair>
    </>
  );
}

/** Who may bid, how often, and the deposit for it. */
export function BidderFields({ form, needsLicence }: FieldsProps & { needsLicence: boolean }) {
  const { t } = useTranslation('auctions');
  const { values } = form;
  return (
    <>
      <FieldPair>
        <NumberField
          form={form}
          name="bid_chances"
          label={t('admin.bid_chances')}
          max={CHANCES_MAX}
          hint={
            values.bid_chances === null
              ? t('hint.chances_none')
              : t('hint.chances', { count: values.bid_chances })
          }
        />
        <NumberField
          form={form}
          name="deposit_rate"
          label={t('field.deposit_rate')}
          affix="%"
          max={100}
          hint={depositHint(t, values)}
        />
      </FieldPair>
      <SwitchField
        form={form}
        name="need_approval"
        label={t('field.need_approval')}
        hint={
          needsLicence
            ? t('hint.approval_licence')
            : t(values.need_approval ? 'hint.approval' : 'hint.approval_none')
        }
      />
    </>
  );
}

function depositHint(t: Translate, values: TermsValues): string {
  const { currency, deposit_rate: rate } = values;
  if (!rate) return t('hint.deposit_none');
  const amount = depositOf(values);
  const exempt = formatMoney(exemptBelow(currency), currency);
  return amount === null
    ? t('hint.deposit_rate', { rate, exempt })
    : t('hint.deposit', { amount: formatMoney(amount, currency), exempt });
}

/** A step of its own in place of the table, and the currency of all amounts. */
export function StepFields({ form }: FieldsProps) {
  const { t } = useTranslation('auctions');
  return (
    <FieldPair>
      <SelectField
        form={form}
        name="currency"
        label={t('field.currency')}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
        hint={t('hint.currency')}
        required
      />
      <MoneyField
        form={form}
        name="step_price"
        label={t('admin.step_price')}
        currency={form.values.currency}
        hint={t(form.values.step_price === null ? 'hint.step_none' : 'hint.step')}
      />
    </FieldPair>
  );
}
