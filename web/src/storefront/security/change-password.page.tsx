import '../../kit/form/form-styles';
import { changePassword } from '@fovea/shared-types/member/member.calls';
import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { PageTitle } from '../../kit/page-title/page-title';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { cachedProfile, signIn } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import { PasswordPair, passwordProblems, type PasswordPairValues } from '../auth/password-pair';
import classes from './security.module.css';
import { storefrontPage } from '../storefront-page';

interface Values extends PasswordPairValues {
  old_password: string;
}

/** The old password and twice the new one; every session ends, and this browser gets a new one. */
export function ChangePasswordPage() {
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const form = useForm<Values>({
    initial: { old_password: '', password: '', password_confirm: '' },
    validate: (values) =>
      errorTexts(
        {
          old_password: values.old_password === '' ? 'password_empty' : undefined,
          ...passwordProblems(values),
        },
        (problem) => auth(`problem.${problem}`),
      ),
  });
  const changing = useSaving({
    form,
    save: (values) => api(changePassword, values, { quiet: true }),
    onSaved: ({ token }) => {
      signIn({ token, name: cachedProfile().name ?? '' });
      toast.success(t('password.done'));
      void navigate(paths.security);
    },
    byError: {
      PASSWORD_WRONG: 'old_password',
      PASSWORD_WEAK: 'password',
      PASSWORD_MISMATCH: 'password_confirm',
    },
  });
  return (
    <>
      <PageTitle title={t('password.page')} />
      <form
        ref={form.form}
        className={`${classes.card} ${classes.narrow}`}
        noValidate
        onSubmit={form.onSubmit(changing.submit)}
        onKeyDown={form.onKeyDown}
      >
        <p className={classes.notice}>{t('password.notice')}</p>
        {changing.failure !== null && <FormAlert>{changing.failure}</FormAlert>}
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
          <Button type="submit" size="lg" loading={changing.isPending}>
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

storefrontPage(ChangePasswordPage, {
  path: paths.changePassword,
  texts: ['security', 'auth'],
  title: 'route.change_password',
  parent: 'security',
  isAccount: true,
  isForMembers: true,
});
