import type { MemberRow } from '@fovea/shared-types/member/members.dto';
import { useTranslation } from 'react-i18next';
import { setMemberStatus, useMembersChanged } from './member.queries';
import { StatusDialog } from './status-dialog';

interface MemberStatusDialogProps {
  member: Pick<MemberRow, 'id' | 'username' | 'status'>;
  onClose: () => void;
}

/** Disabling tells the member the reason, and ends his sessions. */
export function MemberStatusDialog({ member, onClose }: MemberStatusDialogProps) {
  const { t } = useTranslation('member');
  const changed = useMembersChanged();
  const isEnabling = member.status === 0;
  const name = member.username;
  return (
    <StatusDialog
      isEnabling={isEnabling}
      title={t(isEnabling ? 'status.enable_title' : 'status.disable_title', { name })}
      text={isEnabling ? t('status.enable_text') : t('status.disable_text')}
      done={t(isEnabling ? 'status.enabled' : 'status.disabled', { name })}
      send={(reason) => setMemberStatus(member.id, isEnabling, reason)}
      changed={changed}
      onClose={onClose}
    />
  );
}
