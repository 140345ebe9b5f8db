import { member as record } from '@fovea/shared-types/member/member.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import { memberMachine } from '@fovea/shared-types/states/member.states';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../record/record.queries';
import { setMemberStatus } from './member.queries';
import { StatusDialog } from '../../kit/status-dialog/status-dialog';

interface MemberStatusDialogProps {
  member: Pick<RowOf<typeof record.declared>, 'id' | 'username' | 'status'>;
  onClose: () => void;
}

/** Disabling notifies the member of the reason, and ends their sessions. */
export function MemberStatusDialog({ member, onClose }: MemberStatusDialogProps) {
  const { t } = useTranslation('member');
  const changed = useRecordChanged(record);
  const isEnabling = memberMachine.may(member.status, 'enable');
  const name = member.username;
  return (
    <StatusDialog
      isEnabling={isEnabling}
      action={t(isEnabling ? 'action.enable' : 'action.disable')}
      title={t(isEnabling ? 'status.enable_title' : 'status.disable_title', { name })}
      text={isEnabling ? t('status.enable_text') : t('status.disable_text')}
      done={t(isEnabling ? 'status.enabled' : 'status.disabled', { name })}
      send={(reason) =>
        setMemberStatus(member.id, isEnabling ? MEMBER_STATUS.active : MEMBER_STATUS.disabled, reason)
      }
      changed={changed}
      onClose={onClose}
    />
  );
}
