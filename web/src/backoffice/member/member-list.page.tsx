import type { MemberRow } from '@fovea/shared-types/member/members.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { dayEnd, dayStart } from '../../lib/day';
import { numberFilter, sortText, useOpenRow } from '../../lib/list-page';
import { useAccess } from '../layout/access/access-context';
import { MemberDetailDrawer } from './member-detail-drawer';
import { MemberStatusDialog } from './member-status-dialog';
import { memberListQuery, setMemberStatus, useMembersChanged } from './member.queries';
import { useMemberColumns } from './use-member-columns';

const FILTERS = [
  'username',
  'email',
  'phone',
  'status',
  'is_month_payment',
  'is_add_good',
  'from',
  'to',
] as const;
type Filter = (typeof FILTERS)[number];

/** Everybody with an account: look, enable and disable, monthly payment, right to publish. */
export function MemberListPage() {
  const { t } = useTranslation('member');
  const list = useTableList('member.account', FILTERS);
  const me = useAccess().user.id;
  const { filters } = list;
  const { openId, open, close } = useOpenRow();
  const [decided, setDecided] = useState<Pick<MemberRow, 'id' | 'username' | 'status'> | null>(null);
  const changed = useMembersChanged();
  const columns = useMemberColumns(me);
  const request = {
    username: filters.username,
    email: filters.email,
    phone: filters.phone,
    status: numberFilter(filters.status),
    is_month_payment: numberFilter(filters.is_month_payment),
    is_add_good: numberFilter(filters.is_add_good),
    created_from: dayStart(filters.from),
    created_to: dayEnd(filters.to),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...memberListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'username', label: t('field.username') },
      { type: 'text', name: 'email', label: t('field.email'), placeholder: 'aya@demo.fovea.example' },
      { type: 'text', name: 'phone', label: t('field.phone') },
      { type: 'dict', name: 'status', label: t('field.status'), dict: 'states:member' },
      { type: 'yesno', name: 'is_month_payment', label: t('field.month_payment') },
      { type: 'yesno', name: 'is_add_good', label: t('field.may_publish') },
      { type: 'days', from: 'from', to: 'to', label: t('field.created_at') },
    ],
    [t],
  );
  const actions = useMemo<Array<RowAction<MemberRow>>>(
    () => [
      { key: 'detail', label: t('action.detail'), run: (row) => open(row.id) },
      {
        key: 'disable',
        label: t('action.disable'),
        permission: 'member:account:status',
        isDanger: true,
        // Nobody locks himself out.
        isHidden: (row) => row.status === 0 || row.id === me,
        run: setDecided,
      },
      {
        key: 'enable',
        label: t('action.enable'),
        permission: 'member:account:status',
        isHidden: (row) => row.status === 1,
        run: setDecided,
      },
    ],
    [t, open, me],
  );
  const bulk = useMemo<Array<BulkAction<MemberRow>>>(
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
        run: (row) => setMemberStatus(row.id, true, '', true),
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
        run: (row, reason) =>
          row.id === me
            ? Promise.reject(new Error(t('list.own')))
            : setMemberStatus(row.id, false, reason, true),
      },
    ],
    [t, me],
  );
  return (
    <>
      <PageTitle title={t('list.title')} />
      <DataTable
        label={t('list.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={(row) => row.id}
        nameOf={(row) => row.username}
        filters={fields}
        actions={actions}
        bulk={bulk}
        onBulkDone={changed}
        onOpen={(row) => open(row.id)}
        exporting={{ resource: 'members', request }}
        empty={{ title: t('list.empty'), text: t('list.empty_text') }}
      />
      {openId !== null && <MemberDetailDrawer id={openId} onClose={close} onDecide={setDecided} />}
      {decided !== null && <MemberStatusDialog member={decided} onClose={() => setDecided(null)} />}
    </>
  );
}
