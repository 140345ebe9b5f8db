import { LANGUAGES } from '@fovea/shared-types/language';
import { useTranslation } from 'react-i18next';
import { SelectField, SwitchField, TextField } from '../../../kit/form/fields';
import { SearchSelectField } from '../../../kit/form/search-select';
import type { FormState } from '../../../kit/form/use-form';
import { LANGUAGE_NAMES } from '../../../kit/language-switcher/language-switcher';
import classes from './entry.module.css';
import { type CustomerChoice, CUSTOMERS } from './entry.queries';
import type { EntryValues } from './entry-values';

/** Who orders: somebody who is found, or somebody who has no account yet. */
export function CustomerFields({
  form,
  named,
  onChosen,
}: {
  form: FormState<EntryValues>;
  named: string | undefined;
  onChosen: (chosen: CustomerChoice | null) => void;
}) {
  const { t } = useTranslation('order_entry');
  return (
    <>
      <SwitchField form={form} name="is_new" label={t('newcomer.label')} />
      {form.values.is_new ? (
        <>
          <p className={classes.fine}>{t('newcomer.hint')}</p>
          <div className={classes.address}>
            <TextField form={form} name="username" label={t('newcomer.username')} maxLength={50} required />
            <TextField
              form={form}
              name="email"
              type="email"
              label={t('newcomer.email')}
              maxLength={254}
              required
            />
            <TextField form={form} name="company_name" label={t('newcomer.company_name')} maxLength={100} />
            <SelectField
              form={form}
              name="language"
              label={t('newcomer.language')}
              options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
              required
            />
          </div>
        </>
      ) : (
        <SearchSelectField
          form={form}
          name="buyer"
          label={t('customer.label')}
          hint={t('customer.hint')}
          search={CUSTOMERS}
          {...(named !== undefined && { named })}
          required
          onChosen={onChosen}
        />
      )}
    </>
  );
}
