import { GOODS_NAME_MAX } from '@fovea/shared-types/goods/goods-bounds';
import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../../kit/form/field-pair';
import { SelectField, TextField, TreeSelectField } from '../../../kit/form/fields';
import { NumberField } from '../../../kit/form/number-field';
import { HTML_LANG } from '../../../lib/i18n';
import { useMay } from '../../../lib/permissions';
import { categoryChoices } from './choices';
import { FormSection, type SectionProps, ThreeTimes } from './form-parts';
import { ItemField } from './item-field';
import { SUFFIX } from './publish-values';
import { useCountries } from '../../../lib/countries';

/** What the goods are. */
export function BasicsSection({ params, ...section }: SectionProps & { params: GoodsParams }) {
  const { t } = useTranslation('publishing');
  const { form } = section;
  const countries = useCountries();
  const may = useMay();
  return (
    <FormSection section="basics">
      {may('goods:product:list') && <ItemField form={form} params={params} />}
      <ThreeTimes {...section} label={t('field.goods_name')} stems={['goods_name']}>
        {(language) => (
          <TextField
            form={form}
            name={`goods_name_${SUFFIX[language]}`}
            label={t('field.goods_name')}
            hint={t('hint.goods_name')}
            lang={HTML_LANG[language]}
            maxLength={GOODS_NAME_MAX}
            required
          />
        )}
      </ThreeTimes>
      <FieldPair>
        <TreeSelectField
          form={form}
          name="category_id"
          label={t('field.category_id')}
          tree={categoryChoices(params.categories)}
          required
        />
        <SelectField
          form={form}
          name="brand_id"
          label={t('field.brand_id')}
          options={params.brands.map(({ id, brand_name }) => ({ value: String(id), label: brand_name }))}
          required
        />
        <TextField form={form} name="goods_code" label={t('field.goods_code')} maxLength={80} />
        <TextField form={form} name="serial_number" label={t('field.serial_number')} maxLength={80} />
        <YearField form={form} />
        <SelectField form={form} name="origin" label={t('field.origin')} options={countries} clearable />
      </FieldPair>
    </FormSection>
  );
}

/** A year has no thousands: four digits, in full width as well. */
function YearField({ form }: Pick<SectionProps, 'form'>) {
  const { t } = useTranslation('publishing');
  return <NumberField form={form} name="year" label={t('field.year')} max={9999} isPlain />;
}
