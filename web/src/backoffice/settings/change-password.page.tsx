import { changePassword } from '@fovea/shared-types/member/member.calls';
import { hasPasswordLength, PASSWORD_MIN } from '@fovea/shared-types/password';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../kit/form/fields';
import { FormPage } from '../../kit/form/form-page';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { PageTitle } from '../../kit/page-title/page-title';
import { api } from '../../lib/api-client';
import { cachedProfile, signIn } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import { backOfficePage } from '../back-office-page';

const EMPTY = { old_password: '', password: '', password_confirm: '' };

/** One's own password; every other session ends with the old one. */
export function ChangePasswordPage() {
  const { t } = useTranslation('system');
  const form = useForm({
    initial: EMPTY,
    validate: (values) => ({
      old_password: values.old_password === '' ? t('password.missing') : undefined,
      password: hasPasswordLength(values.password)
        ? undefined
        : t('user.password_short', { count: PASSWORD_MIN }),
      password_confirm: values.password === values.password_confirm ? undefined : t('password.differs'),
    }),
  });
  const saving = useSaving({
    form,
    save: (values) => api(changePassword, values, { quiet: true }),
    onSaved: ({ token }) => {
      // All sessions of the account have ended, this one as well; the answer has its successor.
      signIn({ token, name: cachedProfile().name ?? '' });
      toast.success(t('password.changed'));
      form.restart(EMPTY);
    },
    byError: {
      PASSWORD_WRONG: 'old_password',
      PASSWORD_WEAK: 'password',
      PASSWORD_MISMATCH: 'password_confirm',
    },
  });
  return (
    <>
      <PageTitle title={t('password.title')} />
      <FormPage form={form} saving={saving} submitLabel={t('password.submit')}>
        <PasswordField
          form={form}
          name="old_password"
          label={t('password.old')}
          required
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="password"
          label={t('password.new')}
          hint={t('user.password_hint', { count: PASSWORD_MIN })}
          required
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="password_confirm"
          label={t('password.again')}
          required
          autoComplete="new-password"
        />
      </FormPage>
    </>
  );
}

backOfficePage(ChangePasswordPage, { path: '/settings/changePassword', texts: ['kit', 'system'] });
