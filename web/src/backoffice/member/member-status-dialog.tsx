import type { MemberRow } from '@fovea/shared-types/member/members.dto';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { toast } from '../../lib/toast-store';
import { setMemberStatus, useMembersChanged } from './member.queries';

interface MemberStatusDialogProps {
  member: Pick<MemberRow, 'id' | 'username' | 'status'>;
  onClose: () => void;
}

/** Disabling needs a reason, which the member is told, and ends his sessions. */
export function MemberStatusDialog({ member, onClose }: MemberStatusDialogProps) {
  const { t } = useTranslation('member');
  const changed = useMembersChanged();
  const isEnabling = member.status === 0;
  const decide = useMutation({
    mutationFn: (reason: string) => setMemberStatus(member.id, isEnabling, reason),
    onSuccess: () =>
      toast.success(t(isEnabling ? 'status.enabled' : 'status.disabled', { name: member.username })),
    onSettled: async () => {
      await changed();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t(isEnabling ? 'status.enable_title' : 'status.disable_title', { name: member.username })}
      confirmLabel={isEnabling ? t('action.enable') : t('action.disable')}
      isDanger={!isEnabling}
      reason={isEnabling ? undefined : 'required'}
      isPending={decide.isPending}
      onConfirm={(reason) => decide.mutate(reason)}
      onClose={onClose}
    >
      {isEnabling ? t('status.enable_text') : t('status.disable_text')}
    </ConfirmDialog>
  );
}
