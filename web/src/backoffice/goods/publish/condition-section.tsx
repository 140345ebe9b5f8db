import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../../kit/form/field-pair';
import { SelectField, TextAreaField, TextField } from '../../../kit/form/fields';
import { NumberField } from '../../../kit/form/number-field';
import { HTML_LANG } from '../../../lib/i18n';
import { dictChoices } from './choices';
import { FormSection, type SectionProps, ThreeTimes } from './form-parts';
import { SUFFIX } from './publish-values';

const HOURS_MAX = 1_000_000;

/** What a buyer of used goods wants to know first. */
export function ConditionSection({ params, ...section }: SectionProps & { params: GoodsParams }) {
  const { t } = useTranslation('publishing');
  const { form } = section;
  return (
    <FormSection section="condition">
      <FieldPair>
        <SelectField
          form={form}
          name="condition"
          label={t('field.condition')}
          options={dictChoices(params.conditions)}
          required
        />
        <NumberField form={form} name="usage_hours" label={t('field.usage_hours')} max={HOURS_MAX} />
      </FieldPair>
      <ThreeTimes {...section} label={t('field.condition_note')} stems={['condition_note', 'usage_note']}>
        {(language) => (
          <>
            <TextAreaField
              form={form}
              name={`condition_note_${SUFFIX[language]}`}
              label={t('field.condition_note')}
              hint={t('hint.condition_note')}
              lang={HTML_LANG[language]}
              rows={3}
              maxLength={1000}
            />
            <TextField
              form={form}
              name={`usage_note_${SUFFIX[language]}`}
              label={t('field.usage_note')}
              hint={t('hint.usage_note')}
              lang={HTML_LANG[language]}
              maxLength={200}
            />
          </>
        )}
      </ThreeTimes>
    </FormSection>
  );
}
