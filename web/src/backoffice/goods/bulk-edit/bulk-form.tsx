import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../kit/form/form-alert';
import { FormFrame } from '../../../kit/form/form-frame';
import type { FormState } from '../../../kit/form/use-form';
import { BulkFields } from './bulk-fields';
import classes from './bulk-edit.module.css';
import type { BulkValues } from './bulk-values';

interface BulkFormProps {
  form: FormState<BulkValues>;
  params: GoodsParams;
  currency: string | null;
  onCancel: () => void;
  onNext: () => void;
}

/** Chooses what is changed; nothing is sent yet. */
export function BulkForm({ form, params, currency, onCancel, onNext }: BulkFormProps) {
  const { t } = useTranslation('bulk_edit');
  return (
    <FormFrame
      form={form}
      saving={{ isPending: false, failure: null, submit: onNext }}
      submitLabel={t('next')}
      onCancel={onCancel}
    >
      <p>{t('intro')}</p>
      {form.errors.chosen !== undefined && <FormAlert>{form.errors.chosen}</FormAlert>}
      <div className={classes.boxes}>
        <BulkFields form={form} params={params} currency={currency} />
      </div>
    </FormFrame>
  );
}
