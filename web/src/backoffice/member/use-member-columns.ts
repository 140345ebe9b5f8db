import type { MemberRow } from '@fovea/shared-types/member/members.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import { setMayPublish, setMonthPayment, useMembersChanged } from './member.queries';
import { MEMBER_TONES } from './tones';

/** @param me whose own switches are not his to turn */
export function useMemberColumns(me: number): Array<Column<MemberRow>> {
  const { t } = useTranslation('member');
  const changed = useMembersChanged();
  return useMemo<Array<Column<MemberRow>>>(
    () => [
      {
        prop: 'username',
        label: t('field.username'),
        type: 'look',
        width: 180,
        sortable: true,
        decides: true,
      },
      { prop: 'email', label: t('field.email'), width: 230, sortable: true },
      { prop: 'phone', label: t('field.phone'), width: 150 },
      { prop: 'company_name', label: t('field.company'), width: 200 },
      {
        prop: 'status',
        label: t('field.status'),
        type: 'dict',
        dict: 'states:member',
        tones: MEMBER_TONES,
        width: 120,
        decides: true,
      },
      {
        prop: 'is_month_payment',
        label: t('field.month_payment'),
        type: 'switch',
        width: 120,
        permission: 'member:account:month-payment',
        isFixed: (row) => row.id === me,
        isOn: (row) => row.is_month_payment === 1,
        name: (row) => t('list.month_payment_of', { name: row.username }),
        set: async (row, isOn) => {
          await setMonthPayment(row.id, isOn);
          await changed();
        },
        // Money goes out before it comes in: it is asked before, and not merely undone after.
        confirm: (row, isOn) =>
          isOn
            ? {
                title: t('list.month_payment_title'),
                text: t('list.month_payment_text', { name: row.username }),
                confirmLabel: t('list.month_payment_confirm'),
              }
            : null,
      },
      {
        prop: 'is_add_good',
        label: t('field.may_publish'),
        type: 'switch',
        width: 120,
        permission: 'member:account:add-good',
        isFixed: (row) => row.id === me,
        isOn: (row) => row.is_add_good === 1,
        name: (row) => t('list.may_publish_of', { name: row.username }),
        set: async (row, isOn) => {
          await setMayPublish(row.id, isOn);
          await changed();
        },
        confirm: (row, isOn) =>
          isOn
            ? null
            : {
                title: t('list.publish_off_title'),
                text: t('list.publish_off_text', { name: row.username }),
                confirmLabel: t('list.publish_off_confirm'),
                isDanger: true,
              },
        canUndo: true,
      },
      { prop: 'created_at', label: t('field.created_at'), type: 'datetime', width: 180, sortable: true },
    ],
    [t, changed, me],
  );
}
