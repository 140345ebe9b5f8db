import { logout } from '@fovea/shared-types/rbac/rbac.calls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { api } from '../../lib/api-client';
import { hrefOf, paths } from '../../lib/paths';
import { signOut } from '../../lib/session';

/** Log-out asks, ends the session on the server as well, forgets it here and starts the page anew. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const leave = useMutation({
    mutationFn: () => api(logout, {}, { quiet: true }),
    // Whoever wants to leave leaves, also when the server cannot be reached.
    onSettled: () => {
      signOut();
      window.location.assign(hrefOf(paths.shoppingMall));
      window.location.reload();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('logout.title')}
      confirmLabel={t('action.logout')}
      isPending={leave.isPending}
      onConfirm={() => leave.mutate()}
      onClose={onClose}
    >
      {t('logout.text')}
    </ConfirmDialog>
  );
}
