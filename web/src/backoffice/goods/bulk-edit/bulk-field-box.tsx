import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../kit/form/use-form';
import classes from './bulk-edit.module.css';
import { BULK_FIELDS, type BulkField, type BulkValues } from './bulk-values';

interface BulkFieldBoxProps {
  form: FormState<BulkValues>;
  field: BulkField;
  /** The input, once the field is to be changed. */
  children: ReactNode;
}

/** One thing that can be changed, closed until its box is ticked. */
export function BulkFieldBox({ form, field, children }: BulkFieldBoxProps) {
  const { t } = useTranslation('bulk_edit');
  const { t: publishing } = useTranslation('publishing');
  const id = useId();
  const { chosen } = form.values;
  const isChosen = chosen.includes(field);
  const change = (): void =>
    form.set(
      'chosen',
      BULK_FIELDS.filter((one) => (one === field ? !isChosen : chosen.includes(one))),
    );
  return (
    <div className={classes.box} data-chosen={isChosen || undefined}>
      <label htmlFor={id} className={classes.choose}>
        <input
          id={id}
          type="checkbox"
          data-field={field === BULK_FIELDS[0] ? 'chosen' : undefined}
          checked={isChosen}
          onChange={change}
        />
        <span>{t('change', { field: publishing(`field.${field}`) })}</span>
      </label>
      {isChosen && <div className={classes.control}>{children}</div>}
    </div>
  );
}
