import type { MemberDetail } from '@fovea/shared-types/member/members.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatCountry, formatDateTime, formatNumber } from '../../lib/format';
import { languageOf } from '../../lib/language-of';
import { useMay } from '../../lib/permissions';
import { useAccess } from '../layout/access/access-context';
import { memberDetailQuery } from './member.queries';
import { CERTIFICATION_TONES, MEMBER_TONES } from './tones';

interface MemberDetailDrawerProps {
  id: number;
  onClose: () => void;
  onDecide: (member: MemberDetail) => void;
}

/** Everything that is known of a member. */
export function MemberDetailDrawer({ id, onClose, onDecide }: MemberDetailDrawerProps) {
  const { t } = useTranslation('member');
  const result = useQuery(memberDetailQuery(id));
  return (
    <DetailDrawer title={t('detail.title')} onClose={onClose} result={result}>
      {(member) => <Member member={member} onDecide={onDecide} />}
    </DetailDrawer>
  );
}

function Member({ member, onDecide }: { member: MemberDetail; onDecide: (member: MemberDetail) => void }) {
  const { t } = useTranslation('member');
  const may = useMay();
  const { user } = useAccess();
  const states = useDict('states:member');
  const certification = useDict('states:certification');
  const yesNo = (flag: number): string => t(flag === 1 ? 'detail.yes' : 'detail.no');
  return (
    <DetailView
      title={member.username}
      state={
        <StatusPill tone={MEMBER_TONES[member.status] ?? 'neutral'}>{states.label(member.status)}</StatusPill>
      }
      summary={[
        { label: t('detail.number'), value: member.id },
        { label: t('detail.sessions'), value: formatNumber(member.session_count) },
        { label: t('detail.last_sign_in'), value: formatDateTime(member.last_sign_in_at) },
      ]}
      actions={
        may('member:account:status') && member.id !== user.id ? (
          <Button variant={member.status === 1 ? 'danger' : 'filled'} onClick={() => onDecide(member)}>
            {member.status === 1 ? t('action.disable') : t('action.enable')}
          </Button>
        ) : undefined
      }
    >
      {member.status === 0 && (
        <DetailCard title={t('detail.disabled')} isWide>
          <p>{member.reason ?? '-'}</p>
        </DetailCard>
      )}
      <DetailCard title={t('detail.account')}>
        <Facts
          facts={[
            { label: t('field.email'), value: member.email },
            { label: t('field.phone'), value: member.phone },
            { label: t('detail.language'), value: t(`language.${languageOf(member.language)}`) },
            { label: t('field.created_at'), value: formatDateTime(member.created_at) },
            {
              label: t('detail.shopper_roles'),
              value: member.shopper_roles.map((role) => t(`role.${roleOf(role)}`)).join(t('detail.and')),
            },
            { label: t('detail.staff_roles'), value: member.roles.join(t('detail.and')) },
          ]}
        />
      </DetailCard>
      <DetailCard title={t('detail.trade')}>
        <Facts
          facts={[
            { label: t('field.company'), value: member.company_name },
            {
              label: t('field.certification'),
              value: (
                <StatusPill tone={CERTIFICATION_TONES[member.company_status] ?? 'neutral'}>
                  {certification.label(member.company_status)}
                </StatusPill>
              ),
            },
            { label: t('field.month_payment'), value: yesNo(member.is_month_payment) },
            { label: t('field.may_publish'), value: yesNo(member.is_add_good) },
          ]}
        />
      </DetailCard>
      <DetailCard title={t('detail.place')}>
        <Facts
          facts={[
            {
              label: t('detail.country'),
              value: member.country === null ? null : formatCountry(member.country),
            },
            { label: t('field.postal_code'), value: member.postal_code },
            { label: t('field.address'), value: member.address },
            { label: t('detail.addresses'), value: formatNumber(member.address_count) },
          ]}
        />
      </DetailCard>
    </DetailView>
  );
}

const roleOf = (role: string): 'buyer' | 'seller' | 'engineer' =>
  role === 'seller' || role === 'engineer' ? role : 'buyer';
