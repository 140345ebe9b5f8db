import type { RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textField } from '../../kit/form/text-field';
import type { FieldErrors } from '../../kit/form/use-form';
import { PlaceOffer } from '../places/place-offer';
import { placeText } from '../places/places';
import { countriesQuery } from '../../lib/countries';
import { areaCodesQuery } from './auth.queries';
import classes from './auth-form.module.css';
import { PhoneFields } from './phone-fields';
import { codeOf } from './register-values';

type Values = Pick<RegisterRequest, 'country' | 'postal_code' | 'address' | 'area_code' | 'phone'>;

export interface AddressFieldsProps {
  values: Values;
  errors: FieldErrors<Values>;
  set: (name: keyof Values, value: string) => void;
  checkField: (name: keyof Values) => void;
}

/** Country and postal code first: in Japan the address follows from them. */
export function AddressFields({ values, errors, set, checkField }: AddressFieldsProps) {
  const { t } = useTranslation('auth');
  const { data: countries = [] } = useQuery(countriesQuery());
  const { data: codes = [] } = useQuery(areaCodesQuery());
  const wasCodeChosen = useRef(false);
  const form = { values, errors, set, checkField };

  return (
    <>
      <NativeSelect
        {...textField(form, 'country')}
        label={t('field.country')}
        withAsterisk
        autoComplete="country"
        onChange={(event) => {
          set('country', event.target.value);
          // The code follows the country until the person has chosen one.
          const code = codeOf(event.target.value, codes);
          if (code !== undefined && !wasCodeChosen.current) set('area_code', code);
        }}
      >
        <option value="">{t('field.choose')}</option>
        {countries.map((country) => (
          <option key={country.id} value={country.code}>
            {country.name}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        {...textField(form, 'postal_code')}
        label={t('field.postal_code')}
        withAsterisk
        autoComplete="postal-code"
        maxLength={12}
        placeholder={t(`field.postal_example_${values.country === 'JP' ? 'jp' : 'other'}`)}
      />
      <div className={`${classes.full} ${classes.offer}`}>
        <PlaceOffer
          country={values.country}
          postalCode={values.postal_code}
          written={values.address.trim()}
          onPick={(place) => set('address', placeText(place))}
        />
      </div>
      <TextInput
        {...textField(form, 'address')}
        className={classes.full}
        label={t('field.address')}
        withAsterisk
        description={t('field.address_hint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="street-address"
        maxLength={200}
      />
      <div className={classes.full}>
        <PhoneFields
          values={values}
          errors={errors}
          set={set}
          checkField={checkField}
          onCodeChosen={() => (wasCodeChosen.current = true)}
        />
      </div>
    </>
  );
}
