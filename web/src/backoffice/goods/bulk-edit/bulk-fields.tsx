import { QUANTITY_MAX } from '@fovea/shared-types/goods/bulk-edit-rules';
import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../../kit/form/field-pair';
import { RadioField, SelectField, TextField, TreeSelectField } from '../../../kit/form/fields';
import { MoneyField, NumberField } from '../../../kit/form/number-field';
import type { FormState } from '../../../kit/form/use-form';
import { categoryChoices, dictChoices } from '../publish/choices';
import { BulkFieldBox } from './bulk-field-box';
import { type BulkValues, isPercent, PRICE_WAYS, type PriceWay } from './bulk-values';

interface BulkFieldsProps {
  form: FormState<BulkValues>;
  params: GoodsParams;
  /** null: the goods have several. */
  currency: string | null;
}

export function BulkFields({ form, params, currency }: BulkFieldsProps) {
  const { t } = useTranslation('bulk_edit');
  const { t: publishing } = useTranslation('publishing');
  return (
    <>
      <BulkFieldBox form={form} field="price">
        <PriceField form={form} currency={currency} />
      </BulkFieldBox>
      <BulkFieldBox form={form} field="quantity">
        <NumberField
          form={form}
          name="quantity"
          label={publishing('field.quantity')}
          max={QUANTITY_MAX}
          required
        />
      </BulkFieldBox>
      <BulkFieldBox form={form} field="shipping_time">
        <SelectField
          form={form}
          name="shipping_time"
          label={publishing('field.shipping_time')}
          options={dictChoices(params.shipping_times)}
          required
        />
      </BulkFieldBox>
      <BulkFieldBox form={form} field="freight">
        <AmountField
          form={form}
          name="freight"
          currency={currency}
          label={publishing('field.freight')}
          hint={publishing('hint.freight')}
        />
      </BulkFieldBox>
      <BulkFieldBox form={form} field="is_negotiable">
        <RadioField
          form={form}
          name="is_negotiable"
          label={publishing('field.is_negotiable')}
          options={[
            { value: '1', label: publishing('review.yes') },
            { value: '0', label: publishing('review.no') },
          ]}
          required
        />
      </BulkFieldBox>
      <BulkFieldBox form={form} field="sale_type">
        <RadioField
          form={form}
          name="sale_type"
          label={publishing('field.sale_type')}
          // Each lot has terms of its own.
          options={dictChoices(
            params.sale_types.filter(({ code }) => code !== SALE_TYPE.all && code !== SALE_TYPE.auction),
          )}
          required
        />
      </BulkFieldBox>
      <BulkFieldBox form={form} field="category_id">
        <TreeSelectField
          form={form}
          name="category_id"
          label={publishing('field.category_id')}
          hint={t('category_hint')}
          tree={categoryChoices(params.categories)}
          required
        />
      </BulkFieldBox>
    </>
  );
}

function PriceField({ form, currency }: Omit<BulkFieldsProps, 'params'>) {
  const { t } = useTranslation('bulk_edit');
  const way: PriceWay = form.values.price_way;
  return (
    <FieldPair>
      <SelectField
        form={form}
        name="price_way"
        label={t('price_way')}
        options={PRICE_WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
        required
      />
      {isPercent(way) ? (
        <TextField
          form={form}
          name="percent"
          label={t('percent')}
          hint={t('percent_hint')}
          autoComplete="off"
          required
        />
      ) : (
        <AmountField form={form} name="price" currency={currency} label={t('amount')} required />
      )}
    </FieldPair>
  );
}

/** Goods of several currencies take the same figure, each in its own. */
function AmountField({
  currency,
  hint,
  ...field
}: {
  form: FormState<BulkValues>;
  name: 'price' | 'freight';
  label: string;
  hint?: string;
  currency: string | null;
  required?: boolean;
}) {
  const { t } = useTranslation('bulk_edit');
  if (currency !== null) return <MoneyField {...field} hint={hint} currency={currency} />;
  const own = t('own_currency');
  return <NumberField {...field} hint={hint === undefined ? own : `${hint} ${own}`} />;
}
