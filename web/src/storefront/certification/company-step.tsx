import '../../kit/form/select-styles';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { textField } from '../../kit/form/text-field';
import type { useForm } from '../../kit/form/use-form';
import { PlaceOffer } from '../places/place-offer';
import { placeText } from '../places/places';
import { countriesQuery } from '../../lib/countries';
import type { CompanyValues } from './certification-values';
import classes from './certification.module.css';
import { COMPANY_TYPES } from './company-type';

const NUMBER_HINT = { JP: 'hint.legal_number_jp', CN: 'hint.legal_number_cn' } as const;

/** The company's own fields. */
export function CompanyStep({ form }: { form: ReturnType<typeof useForm<CompanyValues>> }) {
  const { t } = useTranslation('certification');
  const { data: countries = [] } = useQuery(countriesQuery());
  const { values } = form;
  const hint =
    values.country === 'JP' || values.country === 'CN' ? NUMBER_HINT[values.country] : 'hint.legal_number';
  const isSame = values.address !== '' && values.pickup_address === values.address;
  const setAddress = (address: string): void => {
    form.set('address', address);
    // While ticked, both stay equal: a corrected address changes both.
    if (isSame) form.set('pickup_address', address);
  };
  return (
    <div className={classes.grid}>
      <TextInput
        {...textField(form, 'company_name')}
        className={classes.wide}
        label={t('field.company_name')}
        withAsterisk
        autoComplete="organization"
        maxLength={100}
      />
      <NativeSelect {...textField(form, 'type')} label={t('field.type')} withAsterisk>
        <option value="">{t('form.choose')}</option>
        {COMPANY_TYPES.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        {...textField(form, 'country')}
        label={t('field.country')}
        withAsterisk
        autoComplete="country"
      >
        <option value="">{t('form.choose')}</option>
        {countries.map((country) => (
          <option key={country.id} value={country.code}>
            {country.name}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        {...textField(form, 'legal_number')}
        label={t('field.legal_number')}
        withAsterisk
        description={t(hint)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={30}
      />
      <TextInput
        {...textField(form, 'legal_person')}
        label={t('field.legal_person')}
        withAsterisk
        autoComplete="name"
        maxLength={50}
      />
      <TextInput
        {...textField(form, 'company_phone')}
        type="tel"
        label={t('field.company_phone')}
        withAsterisk
        autoComplete="tel"
        maxLength={24}
      />
      <div className={classes.stack}>
        <TextInput
          {...textField(form, 'postal_code')}
          label={t('field.postal_code')}
          withAsterisk
          autoComplete="postal-code"
          maxLength={12}
        />
        <PlaceOffer
          country={values.country}
          postalCode={values.postal_code}
          written={values.address.trim()}
          onPick={(place) => setAddress(placeText(place))}
        />
      </div>
      <TextInput
        {...textField(form, 'address')}
        onChange={(event) => setAddress(event.target.value)}
        className={classes.wide}
        label={t('field.address')}
        withAsterisk
        autoComplete="street-address"
        maxLength={200}
      />
      <div className={`${classes.wide} ${classes.stack}`}>
        <TextInput
          {...textField(form, 'pickup_address')}
          label={t('field.pickup_address')}
          withAsterisk
          description={t('hint.pickup_address')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={200}
        />
        <Checkbox
          color="brand.8"
          label={t('form.same_address')}
          checked={isSame}
          onChange={(event) => form.set('pickup_address', event.target.checked ? values.address : '')}
        />
      </div>
    </div>
  );
}
