import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../../kit/form/field-pair';
import {
  DateTimeField,
  MultiSelectField,
  RadioField,
  SelectField,
  SwitchField,
} from '../../../kit/form/fields';
import { MoneyField, NumberField } from '../../../kit/form/number-field';
import { dictChoices } from './choices';
import { FormSection, type SectionProps } from './form-parts';
import { useCountries } from '../../../lib/countries';

const QUANTITY_MAX = 100_000;

/** How the goods are sold, for how much, and how they reach the buyer. */
export function SaleSection({
  params,
  form,
  isFreightUnconfirmed,
}: SectionProps & { params: GoodsParams; isFreightUnconfirmed: boolean }) {
  const { t } = useTranslation('publishing');
  const countries = useCountries();
  const { sale_type, currency } = form.values;
  const isPriced = sale_type !== String(SALE_TYPE.auction);
  return (
    <FormSection section="sale">
      <RadioField
        form={form}
        name="sale_type"
        label={t('field.sale_type')}
        hint={isPriced ? undefined : t('hint.auction')}
        options={dictChoices(params.sale_types.filter(({ code }) => code !== SALE_TYPE.all))}
        required
      />
      <FieldPair>
        <SelectField
          form={form}
          name="currency"
          label={t('field.currency')}
          options={params.currencies.map((code) => ({ value: code, label: code }))}
          required
        />
        {isPriced && (
          <MoneyField
            form={form}
            name="price"
            label={t('field.price')}
            currency={currency}
            hint={t('hint.price')}
            required={sale_type === String(SALE_TYPE.immediate)}
          />
        )}
        <NumberField
          form={form}
          name="quantity"
          label={t('field.quantity')}
          hint={t('hint.quantity')}
          max={QUANTITY_MAX}
          required
        />
        <MoneyField
          form={form}
          name="freight"
          label={t('field.freight')}
          currency={currency}
          hint={t('hint.freight')}
        />
        <SelectField
          form={form}
          name="shipping_time"
          label={t('field.shipping_time')}
          options={dictChoices(params.shipping_times)}
          required
        />
        <SelectField
          form={form}
          name="ships_from"
          label={t('field.ships_from')}
          options={countries}
          required
        />
        <MultiSelectField
          form={form}
          name="pay_types"
          label={t('field.pay_types')}
          options={dictChoices(params.pay_types)}
          required
        />
        <DateTimeField form={form} name="up_at" label={t('field.up_at')} hint={t('hint.up_at')} />
      </FieldPair>
      {isFreightUnconfirmed && (
        <SwitchField
          form={form}
          name="freight_confirmed"
          label={t('field.freight_confirmed')}
          hint={t('hint.freight_confirmed')}
        />
      )}
      {isPriced && <SwitchField form={form} name="is_negotiable" label={t('field.is_negotiable')} />}
      <SwitchField
        form={form}
        name="need_licence"
        label={t('field.need_licence')}
        hint={t('hint.need_licence')}
      />
    </FormSection>
  );
}
