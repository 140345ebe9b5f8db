import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../../kit/form/fields';
import type { FormState } from '../../../kit/form/use-form';
import { useCountries } from '../../../lib/countries';
import classes from './entry.module.css';
import { ADDRESS_FIELDS, type EntryValues, NEEDED } from './entry-values';

/** The customer's destination. */
export function AddressFields({ form }: { form: FormState<EntryValues> }) {
  const { t } = useTranslation('order_entry');
  const countries = useCountries();
  return (
    <div className={classes.address}>
      {ADDRESS_FIELDS.map((name) =>
        name === 'country' ? (
          <SelectField
            key={name}
            form={form}
            name={name}
            label={t('address.country')}
            options={countries}
            required
          />
        ) : (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(`address.${name}`)}
            maxLength={name === 'street' ? 200 : 50}
            required={NEEDED.has(name)}
          />
        ),
      )}
    </div>
  );
}
