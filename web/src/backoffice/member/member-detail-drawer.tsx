import type { MemberDetail } from '@fovea/shared-types/member/members.dto';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import { memberMachine } from '@fovea/shared-types/states/member.states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { memberLabel, merchantLabel } from './labels';
import { MemberStatusDialog } from './member-status-dialog';
import { memberDetailQuery } from './member.queries';
import { CERTIFICATION_TONES, MEMBER_TONES } from './tones';

interface MemberDetailDrawerProps {
  id: number;
  onClose: () => void;
}

/** Everything that is known of a member. */
export function MemberDetailDrawer({ id, onClose }: MemberDetailDrawerProps) {
  const { t } = useTranslation('member');
  const result = useQuery(memberDetailQuery(id));
  const [decided, setDecided] = useState<MemberDetail | null>(null);
  return (
    <>
      <DetailDrawer title={t('detail.title')} onClose={onClose} result={result}>
        {(member) => <Member member={member} onDecide={setDecided} />}
      </DetailDrawer>
      {decided !== null && <MemberStatusDialog member={decided} onClose={() => setDecided(null)} />}
    </>
  );
}

function Member({ member, onDecide }: { member: MemberDetail; onDecide: (member: MemberDetail) => void }) {
  const { t } = useTranslation('member');
  const may = useMay();
  const { user } = useAccess();
  const states = useDict('states:member');
  const certification = useDict('states:certification');
  const mayDisable = memberMachine.may(member.status, 'disable');
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
          <Button variant={mayDisable ? 'danger' : 'filled'} onClick={() => onDecide(member)}>
            {mayDisable ? t('action.disable') : t('action.enable')}
          </Button>
        ) : undefined
      }
    >
      {member.status === MEMBER_STATUS.disabled && (
        <DetailCard title={t('detail.disabled')} isWide>
          <p>{member.reason ?? '-'}</p>
        </DetailCard>
      )}
      <DetailCard title={t('detail.account')}>
        <Facts
          facts={[
            { label: memberLabel('email'), value: member.email },
            { label: memberLabel('phone'), value: member.phone },
            { label: t('detail.language'), value: t(`language.${languageOf(member.language)}`) },
            { label: memberLabel('created_at'), value: formatDateTime(member.created_at) },
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
            { label: memberLabel('company_name'), value: member.company_name },
            {
              label: merchantLabel('certification_status'),
              value: (
                <StatusPill tone={CERTIFICATION_TONES[member.company_status] ?? 'neutral'}>
                  {certification.label(member.company_status)}
                </StatusPill>
              ),
            },
            { label: memberLabel('is_month_payment'), value: yesNo(member.is_month_payment) },
            { label: memberLabel('is_add_good'), value: yesNo(member.is_add_good) },
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
