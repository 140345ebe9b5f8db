import '../../kit/form/select-styles';
import { updateProfile } from '@fovea/shared-types/member/member.calls';
import type { Profile, UpdateProfileRequest } from '@fovea/shared-types/member/member.dto';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { plainText, useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useUnsavedWarning } from '../../kit/form/use-unsaved-warning';
import { api } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';
import { PlaceOffer } from '../places/place-offer';
import { placeText } from '../places/places';
import { countriesQuery } from '../../lib/countries';
import { POSTAL_CODE } from '../auth/send-code';
import { profileQuery } from '../auth/profile.queries';
import classes from './profile-form.module.css';

type Values = Required<Omit<UpdateProfileRequest, 'avatar'>>;

/** Name and address; e-mail and phone need a code and are below. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t: auth } = useTranslation('auth');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const { data: countries = [] } = useQuery(countriesQuery());
  const form = useForm<Values>({
    initial: {
      username: profile.username,
      country: profile.country ?? '',
      postal_code: profile.postal_code ?? '',
      address: profile.address ?? '',
    },
    validate: (values) => ({
      username: values.username.trim() === '' ? auth('problem.username_empty') : undefined,
      country: values.country === '' ? auth('problem.country_empty') : undefined,
      postal_code: POSTAL_CODE.test(plainText(values.postal_code))
        ? undefined
        : auth(values.postal_code.trim() === '' ? 'problem.postal_empty' : 'problem.postal_wrong'),
      address: values.address.trim() === '' ? auth('problem.address_empty') : undefined,
    }),
  });
  const { values, set } = form;
  useUnsavedWarning(form.isDirty);
  const saving = useSaving({
    form,
    save: (filled) =>
      api(
        updateProfile,
        {
          ...filled,
          username: filled.username.trim(),
          postal_code: plainText(filled.postal_code).toUpperCase(),
          address: filled.address.trim(),
        },
        { quiet: true },
      ),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: profileQuery().queryKey });
      toast.success(common('state.saved'));
    },
  });

  return (
    <form
      ref={form.form}
      className={classes.card}
      noValidate
      onSubmit={form.onSubmit(saving.submit)}
      onKeyDown={form.onKeyDown}
    >
      {saving.failure !== null && <FormAlert>{saving.failure}</FormAlert>}
      <TextInput
        {...textField(form, 'username')}
        label={auth('field.username')}
        withAsterisk
        autoComplete="name"
        maxLength={50}
      />
      <div className={classes.pair}>
        <NativeSelect
          {...textField(form, 'country')}
          label={auth('field.country')}
          withAsterisk
          autoComplete="country"
        >
          {!countries.some((country) => country.code === values.country) && (
            <option value={values.country}>
              {values.country === '' ? auth('field.choose') : values.country}
            </option>
          )}
          {countries.map((country) => (
            <option key={country.id} value={country.code}>
              {country.name}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          {...textField(form, 'postal_code')}
          label={auth('field.postal_code')}
          withAsterisk
          autoComplete="postal-code"
          maxLength={12}
        />
      </div>
      <PlaceOffer
        country={values.country}
        postalCode={values.postal_code}
        written={values.address.trim()}
        onPick={(place) => set('address', placeText(place))}
      />
      <TextInput
        {...textField(form, 'address')}
        label={auth('field.address')}
        withAsterisk
        autoComplete="street-address"
        maxLength={200}
      />
      <div>
        <Button type="submit" size="lg" loading={saving.isPending}>
          {common('action.save')}
        </Button>
      </div>
    </form>
  );
}
