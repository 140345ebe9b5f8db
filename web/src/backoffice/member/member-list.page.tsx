import { member } from '@fovea/shared-types/member/member.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import { memberMachine } from '@fovea/shared-types/states/member.states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/data-table/column';
import { useOpenRow } from '../../lib/list-page';
import { useAccess } from '../layout/access/access-context';
import { type RecordAction, type RecordColumns, recordPage } from '../record/record-page';
import { MemberDetailDrawer } from './member-detail-drawer';
import { MemberStatusDialog } from './member-status-dialog';
import { setMayPublish, setMemberStatus, setMonthPayment } from './member.queries';
import { MEMBER_TONES } from './tones';
import { backOfficePage } from '../back-office-page';

type Member = RowOf<typeof member.declared>;

/** Everybody with an account: look, enable and disable, monthly payment, right to publish. */
export const MemberListPage = recordPage(member, {
  columns: useColumns,
  without: ['company_id'],
  filters: (declared) =>
    declared.map((field) =>
      field.type === 'text' && field.name === 'email'
        ? { ...field, placeholder: 'aya@demo.fovea.example' }
        : field,
    ),
  useActions,
  useBulk,
  Opened: MemberDetailDrawer,
});

function useColumns(): RecordColumns<typeof member.declared> {
  const { t } = useTranslation('member');
  const me = useAccess().user.id;
  return useMemo(() => {
    // A person may not change their own switches.
    const isFixed = ({ id }: Member) => id === me;
    return [
      { prop: 'username', width: 180 },
      { prop: 'email', width: 230 },
      { prop: 'phone', width: 180 },
      { prop: 'company_name', width: 170 },
      { prop: 'status', width: 120, decides: true, tones: MEMBER_TONES },
      {
        prop: 'is_month_payment',
        width: 120,
        switches: {
          permission: 'member:account:month-payment',
          isOn: (row) => row.is_month_payment === 1,
          set: setMonthPayment,
          isFixed,
        },
        // Money would leave: it is confirmed before, and not merely undone after.
        confirm: ({ username: name }, isOn) =>
          isOn
            ? {
                title: t('list.month_payment_title'),
                text: t('list.month_payment_text', { name }),
                confirmLabel: t('list.month_payment_confirm'),
              }
            : null,
      },
      {
        prop: 'is_add_good',
        width: 120,
        switches: {
          permission: 'member:account:add-good',
          isOn: (row) => row.is_add_good === 1,
          set: setMayPublish,
          isFixed,
          canUndo: true,
        },
        confirm: ({ username: name }, isOn) =>
          isOn
            ? null
            : {
                title: t('list.publish_off_title'),
                text: t('list.publish_off_text', { name }),
                confirmLabel: t('list.publish_off_confirm'),
                isDanger: true,
              },
      },
      { prop: 'created_at', width: 180 },
    ];
  }, [t, me]);
}

function Status({ row, onClose }: { row: Member; onClose: () => void }) {
  return <MemberStatusDialog member={row} onClose={onClose} />;
}

function useActions(): ReadonlyArray<RecordAction<Member>> {
  const { t } = useTranslation('member');
  const me = useAccess().user.id;
  const { open } = useOpenRow();
  return useMemo(
    () => [
      { key: 'detail', label: t('action.detail'), run: ({ id }) => open(id) },
      {
        key: 'disable',
        label: t('action.disable'),
        permission: 'member:account:status',
        isDanger: true,
        // Nobody locks themselves out.
        isHidden: ({ id, status }) => id === me || !memberMachine.may(status, 'disable'),
        Dialog: Status,
      },
      {
        key: 'enable',
        label: t('action.enable'),
        permission: 'member:account:status',
        isHidden: ({ status }) => !memberMachine.may(status, 'enable'),
        Dialog: Status,
      },
    ],
    [t, open, me],
  );
}

function useBulk(): ReadonlyArray<BulkAction<Member>> {
  const { t } = useTranslation('member');
  const me = useAccess().user.id;
  return useMemo(
    () => [
      {
        key: 'enable',
        label: t('action.enable'),
        permission: 'member:account:status',
        confirm: (rows) => ({
          title: t('list.enable_many', { count: rows.length }),
          text: t('status.enable_text'),
          confirmLabel: t('action.enable'),
        }),
        run: ({ id }) => setMemberStatus(id, MEMBER_STATUS.active, '', true),
      },
      {
        key: 'disable',
        label: t('action.disable'),
        permission: 'member:account:status',
        isDanger: true,
        confirm: (rows) => ({
          title: t('list.disable_many', { count: rows.length }),
          text: t('status.disable_text'),
          confirmLabel: t('action.disable'),
          needsReason: true,
          isDanger: true,
        }),
        run: ({ id }, reason) =>
          id === me
            ? Promise.reject(new Error(t('list.own')))
            : setMemberStatus(id, MEMBER_STATUS.disabled, reason, true),
      },
    ],
    [t, me],
  );
}

backOfficePage(MemberListPage, { path: '/memberList', texts: ['kit', 'system', 'member'] });
