import '../../kit/form/select-styles';
import { updateProfile } from '@fovea/shared-types/member/member.calls';
import type { Profile, UpdateProfileRequest } from '@fovea/shared-types/member/member.dto';
import { NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { plainText, useForm } from '../../kit/form/use-form';
import { useUnsavedWarning } from '../../kit/form/use-unsaved-warning';
import { api } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';
import { PlaceOffer } from '../address/place-offer';
import { placeText } from '../address/places';
import { countriesQuery } from '../auth/auth.queries';
import { POSTAL_CODE } from '../auth/send-code';
import { profileQuery } from '../layout/user-menu';
import classes from './profile-form.module.css';

type Values = Required<Omit<UpdateProfileRequest, 'avatar'>>;
const FIELDS = ['username', 'country', 'postal_code', 'address'] as const;

/** Name and address; e-mail and phone take a code and stand below. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t: auth } = useTranslation('auth');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const { data: countries = [] } = useQuery(countriesQuery());
  const [failure, setFailure] = useState<string | null>(null);
  const initial: Values = {
    username: profile.username,
    country: profile.country ?? '',
    postal_code: profile.postal_code ?? '',
    address: profile.address ?? '',
  };
  const form = useForm<Values>({
    initial,
    validate: (values) => ({
      username: values.username.trim() === '' ? auth('problem.username_empty') : undefined,
      country: values.country === '' ? auth('problem.country_empty') : undefined,
      postal_code: POSTAL_CODE.test(plainText(values.postal_code))
        ? undefined
        : auth(values.postal_code.trim() === '' ? 'problem.postal_empty' : 'problem.postal_wrong'),
      address: values.address.trim() === '' ? auth('problem.address_empty') : undefined,
    }),
  });
  const { values, errors, set, checkField } = form;
  useUnsavedWarning(FIELDS.some((name) => values[name] !== initial[name]));
  const save = useMutation({
    mutationFn: (filled: Values) =>
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
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: profileQuery().queryKey });
      toast.success(common('state.saved'));
    },
    onError: (error) => {
      const found = refusalErrors<Values>(error, FIELDS);
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  const submit = (filled: Values): void => {
    if (save.isPending) return;
    setFailure(null);
    save.mutate(filled);
  };

  return (
    <form
      ref={form.form}
      className={classes.card}
      noValidate
      onSubmit={form.onSubmit(submit)}
      onKeyDown={form.onKeyDown}
    >
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <TextInput
        name="username"
        size="md"
        label={auth('field.username')}
        withAsterisk
        autoComplete="name"
        maxLength={50}
        value={values.username}
        error={errors.username}
        onChange={(event) => set('username', event.target.value)}
        onBlur={() => checkField('username')}
      />
      <div className={classes.pair}>
        <NativeSelect
          name="country"
          size="md"
          label={auth('field.country')}
          withAsterisk
          autoComplete="country"
          value={values.country}
          error={errors.country}
          onChange={(event) => set('country', event.target.value)}
          onBlur={() => checkField('country')}
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
          name="postal_code"
          size="md"
          label={auth('field.postal_code')}
          withAsterisk
          autoComplete="postal-code"
          maxLength={12}
          value={values.postal_code}
          error={errors.postal_code}
          onChange={(event) => set('postal_code', event.target.value)}
          onBlur={() => checkField('postal_code')}
        />
      </div>
      <PlaceOffer
        country={values.country}
        postalCode={values.postal_code}
        written={values.address.trim()}
        onPick={(place) => set('address', placeText(place))}
      />
      <TextInput
        name="address"
        size="md"
        label={auth('field.address')}
        withAsterisk
        autoComplete="street-address"
        maxLength={200}
        value={values.address}
        error={errors.address}
        onChange={(event) => set('address', event.target.value)}
        onBlur={() => checkField('address')}
      />
      <div>
        <Button type="submit" size="lg" loading={save.isPending}>
          {common('action.save')}
        </Button>
      </div>
    </form>
  );
}
