import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../kit/form/number-field';
import { LanguageTabs } from '../../../kit/language-tabs/language-tabs';
import { FormSection, type SectionProps } from './form-parts';
import {
  ACCESSORIES_MAX,
  type AccessoryRow,
  newKey,
  noText,
  SPECIFICATIONS_MAX,
  type SpecificationRow,
  SUFFIX,
} from './publish-values';
import classes from './publish.module.css';
import { RowText, RowsField } from './rows-field';
import { untranslatedRows } from './untranslated-rows';

const MM_MAX = 100_000;
const G_MAX = 100_000_000;

/** Specifications and what comes with the goods, row by row; size and weight for the freight. */
export function DetailsSection({ form, language, setLanguage }: SectionProps) {
  const { t } = useTranslation('publishing');
  const { specifications, accessories } = form.values;
  return (
    <FormSection section="details">
      <LanguageTabs
        label={t('form.languages', { field: t('section.details') })}
        incomplete={untranslatedRows(specifications, accessories)}
        active={language}
        onChange={setLanguage}
      >
        {(one) => (
          <>
            <RowsField<SpecificationRow>
              name="specifications"
              label={t('field.specifications')}
              addLabel={t('row.add_specification')}
              rows={specifications}
              max={SPECIFICATIONS_MAX}
              error={form.errors.specifications}
              isActive={one === language}
              onChange={(rows) => form.set('specifications', rows)}
              newRow={() => ({ key: newKey(), label: noText(), value: noText() })}
              nameOf={(row, at) => row.label[SUFFIX[one]] || t('row.number', { number: at })}
            >
              {(row, change) => (
                <>
                  <RowText
                    label={t('row.label')}
                    language={one}
                    text={row.label}
                    onChange={(label) => change({ ...row, label })}
                  />
                  <RowText
                    label={t('row.value')}
                    language={one}
                    text={row.value}
                    onChange={(value) => change({ ...row, value })}
                  />
                </>
              )}
            </RowsField>
            <RowsField<AccessoryRow>
              name="accessories"
              label={t('field.accessories')}
              addLabel={t('row.add_accessory')}
              rows={accessories}
              max={ACCESSORIES_MAX}
              error={form.errors.accessories}
              isActive={one === language}
              onChange={(rows) => form.set('accessories', rows)}
              newRow={() => ({ key: newKey(), text: noText() })}
              nameOf={(row, at) => row.text[SUFFIX[one]] || t('row.number', { number: at })}
            >
              {(row, change) => (
                <RowText
                  label={t('row.accessory')}
                  language={one}
                  text={row.text}
                  onChange={(text) => change({ ...row, text })}
                />
              )}
            </RowsField>
          </>
        )}
      </LanguageTabs>
      <div className={classes.four}>
        <NumberField form={form} name="length_mm" label={t('field.length_mm')} max={MM_MAX} />
        <NumberField form={form} name="width_mm" label={t('field.width_mm')} max={MM_MAX} />
        <NumberField form={form} name="height_mm" label={t('field.height_mm')} max={MM_MAX} />
        <NumberField form={form} name="weight_g" label={t('field.weight_g')} max={G_MAX} />
      </div>
    </FormSection>
  );
}
