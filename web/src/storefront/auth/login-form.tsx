import '../../kit/form/form-styles';
import { emailLogin } from '@fovea/shared-types/member/member.calls';
import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { useForm } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import { signIn } from '../../lib/session';
import { AgreementLabel } from './agreement-label';
import classes from './auth-form.module.css';

interface LoginValues {
  email: string;
  password: string;
  checked: boolean;
}

/** E-mail and password, with the agreement ticked beforehand except in Chinese. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<LoginValues>({
    initial: { email: '', password: '', checked: activeLanguage() !== 'zh' },
    validate: (values) => ({
      email: values.email.trim() === '' ? t('login.email_empty') : undefined,
      password: values.password === '' ? t('login.password_empty') : undefined,
      checked: values.checked ? undefined : t('agreement.required'),
    }),
  });
  const login = useMutation({
    mutationFn: (values: LoginValues) =>
      api(emailLogin, { ...values, email: values.email.trim() }, { quiet: true }),
    onSuccess: (answer) => {
      signIn(answer);
      onSuccess();
    },
    onError: (error) => {
      const found = refusalErrors<LoginValues>(error, ['email', 'password', 'checked'], {
        AGREEMENT_REQUIRED: 'checked',
      });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  const submit = (values: LoginValues): void => {
    if (login.isPending) return;
    setFailure(null);
    login.mutate(values);
  };

  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(submit)}
      onKeyDown={form.onKeyDown}
    >
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <TextInput
        name="email"
        type="email"
        size="md"
        label={t('field.email')}
        autoComplete="username"
        inputMode="email"
        data-autofocus
        value={form.values.email}
        error={form.errors.email}
        onChange={(event) => form.set('email', event.target.value)}
        onBlur={() => form.checkField('email')}
      />
      <PasswordInput
        name="password"
        size="md"
        label={t('field.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('field.show_password'), tabIndex: 0 }}
        value={form.values.password}
        error={form.errors.password}
        onChange={(event) => form.set('password', event.target.value)}
        onBlur={() => form.checkField('password')}
      />
      <Checkbox
        name="checked"
        color="brand.8"
        label={<AgreementLabel />}
        checked={form.values.checked}
        error={form.errors.checked}
        onChange={(event) => form.set('checked', event.target.checked)}
      />
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
