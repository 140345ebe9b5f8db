import { hasPasswordLength, PASSWORD_MIN } from '@fovea/shared-types/password';
import type { UserRow } from '@fovea/shared-types/rbac/user.dto';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { toast } from '../../lib/toast-store';
import { saveNewPassword } from './user.queries';

/** A new password for somebody else, delivered out of band; all their sessions end. */
export function UserPasswordDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({
      password: hasPasswordLength(password) ? undefined : t('user.password_short', { count: PASSWORD_MIN }),
    }),
  });
  const saving = useSaving({
    form,
    save: ({ password }) => saveNewPassword(user.id, password),
    onSaved: () => {
      toast.success(t('user.password_set', { name: user.username }));
      onClose();
    },
    byError: { PASSWORD_WEAK: 'password' },
  });
  return (
    <FormDialog
      title={t('user.reset_password_of', { name: user.username })}
      form={form}
      saving={saving}
      submitLabel={t('user.reset_password')}
      onClose={onClose}
    >
      <p>{t('user.reset_password_text')}</p>
      <PasswordField
        form={form}
        name="password"
        label={t('user.new_password')}
        hint={t('user.password_hint', { count: PASSWORD_MIN })}
        required
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
