import '../../kit/form/select-styles';
import type { Address } from '@fovea/shared-types/member/address.dto';
import type { AreaCode } from '@fovea/shared-types/member/member.dto';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorSummary } from '../../kit/form/error-summary';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { useForm, errorTexts } from '../../kit/form/use-form';
import { useUnsavedWarning } from '../../kit/form/use-unsaved-warning';
import { activeLanguage } from '../../lib/i18n';
import { toast } from '../../lib/toast-store';
import { countriesQuery } from '../../lib/countries';
import { PhoneFields } from '../auth/phone-fields';
import { codeOf } from '../auth/register-values';
import classes from './address-form.module.css';
import { addressesQuery, saveAddressMutation } from './address.queries';
import {
  ADDRESS_PLANS,
  addressProblems,
  addressRequest,
  addressValues,
  type AddressValues,
  emptyAddress,
  kindOf,
} from './address-values';
import { PlaceOffer } from '../places/place-offer';

const FIELDS = [
  'country',
  'postal_code',
  'province',
  'city',
  'district',
  'street',
  'house_number',
  'building',
  'name',
  'family_name',
  'given_name',
  'family_name_reading',
  'given_name_reading',
  'area_code',
  'phone',
  'telephone',
] as const satisfies ReadonlyArray<keyof AddressValues>;

export interface AddressFormProps {
  /** Absent: a new one. */
  address?: Address;
  codes: readonly AreaCode[];
  /** The first one is always the default. */
  isFirst: boolean;
  /** @param savedId null: it was given up */
  onDone: (savedId: number | null) => void;
}

/** One address, with the fields of its country in that country's order. */
export function AddressForm({ address, codes, isFirst, onDone }: AddressFormProps) {
  const { t } = useTranslation('address');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const { data: countries = [] } = useQuery(countriesQuery());
  const [failure, setFailure] = useState<string | null>(null);
  const [wasCodeChosen, setCodeChosen] = useState(address !== undefined);
  const [initial] = useState(() =>
    address === undefined ? emptyAddress(activeLanguage(), isFirst) : addressValues(address, codes),
  );
  const form = useForm<AddressValues>({
    initial,
    validate: (values) =>
      errorTexts(addressProblems(values), (problem, name) => {
        // The list at the top has to name the empty one as well.
        const label = ADDRESS_PLANS[kindOf(values.country)].find((plan) => plan.name === name)?.label;
        return t(`problem.${problem}`, { label: label === undefined ? '' : t(`field.${label}`) });
      }),
  });
  const { values, errors, set, checkField } = form;
  const texts = { values, errors, set, checkField };
  const kind = kindOf(values.country);
  const save = useMutation({
    ...saveAddressMutation(),
    onSuccess: async () => {
      toast.success(common(address === undefined ? 'state.added' : 'state.edited'));
      await queries.invalidateQueries({ queryKey: addressesQuery().queryKey });
    },
    onError: (error) => {
      const found = refusalErrors<AddressValues & { mobile: string }>(error, [...FIELDS, 'mobile']);
      const { mobile, ...fields } = found.fields;
      form.showErrors(mobile === undefined ? fields : { ...fields, phone: mobile });
      setFailure(found.text);
    },
  });
  // The area code may have been chosen by the form itself.
  const isDirty = [...FIELDS, 'isDefault' as const].some(
    (name) => name !== 'area_code' && values[name] !== initial[name],
  );
  useUnsavedWarning(isDirty && !save.isSuccess);
  // After the warning has been lifted: the page may be left now.
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (save.isSuccess) leave(save.data.id);
  }, [save.isSuccess, save.data]);
  const submit = (filled: AddressValues): void => {
    if (save.isPending) return;
    setFailure(null);
    save.mutate({ id: address?.id, address: addressRequest(filled) });
  };

  return (
    <form
      ref={form.form}
      className={classes.card}
      noValidate
      onSubmit={form.onSubmit(submit)}
      onKeyDown={form.onKeyDown}
    >
      <p className={classes.legend}>{t('form.required')}</p>
      <ErrorSummary errors={errors} />
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <div className={classes.grid}>
        <NativeSelect
          {...textField(texts, 'country')}
          className={classes.wide}
          label={t('field.country')}
          withAsterisk
          autoComplete="country"
          onChange={(event) => {
            set('country', event.target.value);
            // The code follows the country until the person has chosen one.
            const code = codeOf(event.target.value, codes);
            if (code !== undefined && !wasCodeChosen) set('area_code', code);
          }}
        >
          <option value="">{t('field.choose')}</option>
          {countries.map((country) => (
            <option key={country.id} value={country.code}>
              {country.name}
            </option>
          ))}
        </NativeSelect>
        {values.country !== '' &&
          ADDRESS_PLANS[kind].map(({ name, label, isRequired, autoComplete, isWide }) => [
            <TextInput
              key={name}
              {...textField(texts, name)}
              className={isWide === true ? classes.wide : undefined}
              label={t(`field.${label}`)}
              withAsterisk={isRequired === true}
              autoComplete={autoComplete}
              inputMode={name === 'postal_code' && kind !== 'other' ? 'numeric' : undefined}
              maxLength={name === 'street' ? 200 : name === 'postal_code' ? 20 : 50}
            />,
            name === 'postal_code' && kind === 'jp' && (
              <div key="offer" className={classes.offer}>
                <PlaceOffer
                  country={values.country}
                  postalCode={values.postal_code}
                  written={(values.province + values.city + values.district).trim()}
                  onPick={(place) => {
                    set('province', place.prefecture);
                    set('city', place.city);
                    set('district', place.town);
                  }}
                />
              </div>
            ),
          ])}
        {values.country !== '' && (
          <>
            <div className={classes.wide}>
              <PhoneFields
                isOptional
                values={values}
                errors={errors}
                set={set}
                checkField={checkField}
                onCodeChosen={() => setCodeChosen(true)}
              />
            </div>
            <TextInput
              {...textField(texts, 'telephone')}
              className={classes.wide}
              type="tel"
              label={t('field.telephone')}
              description={t('field.telephone_hint')}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              autoComplete="tel"
              maxLength={30}
            />
          </>
        )}
      </div>
      <Checkbox
        name="isDefault"
        color="brand.8"
        label={t('form.default')}
        // There is always one default: it changes by making another one it.
        disabled={isFirst || address?.is_default === 1}
        checked={values.isDefault}
        onChange={(event) => set('isDefault', event.target.checked)}
      />
      <div className={classes.actions}>
        <Button type="submit" size="lg" loading={save.isPending}>
          {common('action.save')}
        </Button>
        <Button variant="default" size="lg" onClick={() => onDone(null)}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
