import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../../kit/form/field-pair';
import { SelectField, TextField } from '../../../kit/form/fields';
import { FormSection, type SectionProps } from './form-parts';

const CLASSES = ['1', '2', '3', '4'] as const;

/** Numbers by which authorities and hospitals identify the device. */
export function RegulationSection({ form }: SectionProps) {
  const { t } = useTranslation('publishing');
  return (
    <FormSection section="regulation">
      <FieldPair>
        <TextField form={form} name="gtin" label={t('field.gtin')} hint={t('hint.gtin')} maxLength={20} />
        <SelectField
          form={form}
          name="jp_class"
          label={t('field.jp_class')}
          options={CLASSES.map((value) => ({ value, label: t(`jp_class.${value}`) }))}
          clearable
        />
        <TextField
          form={form}
          name="jp_approval_number"
          label={t('field.jp_approval_number')}
          maxLength={40}
        />
        <TextField form={form} name="nmpa_number" label={t('field.nmpa_number')} maxLength={60} />
      </FieldPair>
    </FormSection>
  );
}
