import { logout } from '@fovea/shared-types/rbac/rbac.calls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { api } from '../../lib/api-client';
import { hrefOf, paths } from '../../lib/paths';
import { signOut } from '../../lib/session';

export interface LogoutDialogProps {
  /** What leaving means here. */
  text: string;
  onClose: () => void;
}

/** Log-out confirms, ends the session on the server as well, deletes it here and reloads the page. */
export function LogoutDialog({ text, onClose }: LogoutDialogProps) {
  const { t } = useTranslation();
  const leave = useMutation({
    mutationFn: () => api(logout, {}, { quiet: true }),
    // Logging out succeeds also when the server cannot be reached.
    onSettled: () => {
      signOut();
      // The open pages of the back office are nobody else's business.
      sessionStorage.clear();
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
      {text}
    </ConfirmDialog>
  );
}
