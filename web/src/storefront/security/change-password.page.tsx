import '../../kit/form/form-styles';
import { changePassword } from '@fovea/shared-types/member/member.calls';
import { PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { useForm } from '../../kit/form/use-form';
import { PageTitle } from '../../kit/page-title/page-title';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { cachedProfile, signIn } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import { PasswordPair, passwordProblems, type PasswordPairValues } from '../auth/password-pair';
import classes from './security.module.css';

interface Values extends PasswordPairValues {
  old_password: string;
}
const FIELDS = ['old_password', 'password', 'password_confirm'] as const;

/** The old password and twice the new one; every session ends, and this browser gets a new one. */
export function ChangePasswordPage() {
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    initial: { old_password: '', password: '', password_confirm: '' },
    validate: (values) => {
      const { password, password_confirm } = passwordProblems(values);
      return {
        old_password: values.old_password === '' ? auth('problem.password_empty') : undefined,
        password: password && auth(`problem.${password}`),
        password_confirm: password_confirm && auth(`problem.${password_confirm}`),
      };
    },
  });
  const change = useMutation({
    mutationFn: (values: Values) => api(changePassword, values, { quiet: true }),
    onSuccess: ({ token }) => {
      signIn({ token, name: cachedProfile().name ?? '' });
      toast.success(t('password.done'));
      void navigate(paths.security);
    },
    onError: (error) => {
      const found = refusalErrors<Values>(error, FIELDS, {
        PASSWORD_WRONG: 'old_password',
        PASSWORD_WEAK: 'password',
        PASSWORD_MISMATCH: 'password_confirm',
      });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  const submit = (values: Values): void => {
    if (change.isPending) return;
    setFailure(null);
    change.mutate(values);
  };
  return (
    <>
      <PageTitle title={t('password.page')} />
      <form
        ref={form.form}
        className={`${classes.card} ${classes.narrow}`}
        noValidate
        onSubmit={form.onSubmit(submit)}
        onKeyDown={form.onKeyDown}
      >
        <p className={classes.notice}>{t('password.notice')}</p>
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <PasswordInput
          {...textField(form, 'old_password')}
          label={t('password.old')}
          withAsterisk
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('password.show_old'), tabIndex: 0 }}
        />
        <PasswordPair
          values={form.values}
          errors={form.errors}
          set={form.set}
          checkField={form.checkField}
          note={form.note}
          label={auth('field.new_password')}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="lg" loading={change.isPending}>
            {t('password.change')}
          </Button>
          <ButtonLink to={paths.security} variant="default" size="lg">
            {common('action.cancel')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
