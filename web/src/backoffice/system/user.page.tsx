import type { UserRow } from '@fovea/shared-types/rbac/user.dto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import type { Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { numberFilter, sortText, useOpenRow } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { DeleteQuestion } from '../tree/delete-question';
import { flatDepts } from './dept-tree';
import { waitingColumn } from './waiting-change';
import { UserDrawer } from './user-drawer';
import { UserPasswordDialog } from './user-password-dialog';
import {
  deptOptionsQuery,
  roleOptionsQuery,
  switchUser,
  useDeleteUser,
  userListQuery,
  useResetSecondFactor,
  useUsersChanged,
} from './user.queries';
import { backOfficePage } from '../back-office-page';

const FILTERS = ['username', 'email', 'phone', 'role_id', 'dept_id', 'status'] as const;
type Filter = (typeof FILTERS)[number];

/** Users of the back office, with their roles and department. */
export function UserPage() {
  const { t } = useTranslation('system');
  const may = useMay();
  const list = useTableList('rbac.user', FILTERS);
  const { filters } = list;
  const { openId, open, close } = useOpenRow();
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [deleted, setDeleted] = useState<UserRow | null>(null);
  const [locked, setLocked] = useState<UserRow | null>(null);
  const [reset, setReset] = useState<UserRow | null>(null);
  const changed = useUsersChanged();
  const roles = useQuery(roleOptionsQuery(null));
  const depts = useQuery(deptOptionsQuery(null));
  const request = {
    username: filters.username,
    email: filters.email,
    phone: filters.phone,
    role_id: numberFilter(filters.role_id),
    dept_id: filters.dept_id,
    status: numberFilter(filters.status),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...userListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const columns = useMemo<Array<Column<UserRow>>>(
    () => [
      { prop: 'username', label: t('user.name'), type: 'look', width: 170, sortable: true, decides: true },
      { prop: 'email', label: t('user.email'), width: 240, sortable: true, isCopyable: true },
      { prop: 'phone', label: t('user.phone'), width: 160 },
      { prop: 'role_name', label: t('user.roles'), width: 200 },
      { prop: 'dept_name', label: t('user.dept'), width: 160 },
      { prop: 'company_name', label: t('user.company'), width: 200, visible: false },
      {
        prop: 'status',
        label: t('user.enabled'),
        type: 'switch',
        width: 110,
        sortable: true,
        decides: true,
        isOn: (row) => row.status === 1,
        isFixed: (row) => !row.is_editable,
        name: (row) => `${t('user.enabled')}: ${row.username}`,
        permission: 'rbac:user:status',
        set: async (row, isOn) => {
          await switchUser(row.id, isOn);
          await changed();
        },
        confirm: (row, isOn) =>
          isOn
            ? null
            : {
                title: t('user.disable_of', { name: row.username }),
                text: t('user.disable_text'),
                confirmLabel: t('user.disable'),
                isDanger: true,
              },
      },
      waitingColumn(t('change.of_row')),
      { prop: 'created_at', label: t('user.created'), type: 'datetime', width: 180, sortable: true },
    ],
    [t, changed],
  );
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'username', label: t('user.name') },
      { type: 'text', name: 'email', label: t('user.email') },
      { type: 'text', name: 'phone', label: t('user.phone') },
      {
        type: 'select',
        name: 'role_id',
        label: t('user.roles'),
        options: (roles.data ?? []).map(({ id, role_name }) => ({ value: String(id), label: role_name })),
      },
      { type: 'select', name: 'dept_id', label: t('user.dept'), options: flatDepts(depts.data ?? []) },
      { type: 'yesno', name: 'status', label: t('user.enabled') },
    ],
    [t, roles.data, depts.data],
  );
  const actions = useMemo<Array<RowAction<UserRow>>>(() => {
    const isHidden = (row: UserRow): boolean => !row.is_editable;
    return [
      {
        key: 'edit',
        label: t('action.edit'),
        permission: 'rbac:user:update',
        isHidden,
        run: (row) => setEdited(row.id),
      },
      {
        key: 'password',
        label: t('user.reset_password'),
        permission: 'rbac:user:reset-password',
        isHidden,
        run: setLocked,
      },
      {
        key: 'delete',
        label: t('action.delete'),
        permission: 'rbac:user:delete',
        isHidden,
        isDanger: true,
        run: setDeleted,
      },
      {
        // The rarest comes last: of four the last is under ⋯.
        key: 'second-factor',
        label: t('user.reset_second_factor'),
        permission: 'rbac:user:reset-second-factor',
        isHidden: (row) => !row.is_editable || !row.has_second_factor,
        run: setReset,
      },
    ];
  }, [t]);
  const create = may('rbac:user:add') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('user.create')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('user.title')} />
      <DataTable
        label={t('user.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ username }) => username}
        filters={fields}
        actions={actions}
        onOpen={({ id }) => open(id)}
        exporting={{ resource: 'users', request }}
        empty={{ title: t('user.empty'), text: t('user.empty_text'), action: create }}
      >
        {create}
      </DataTable>
      {edited !== null && (
        <UserDrawer id={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {openId !== null && <UserDrawer id={openId} onClose={close} />}
      {locked !== null && <UserPasswordDialog user={locked} onClose={() => setLocked(null)} />}
      {reset !== null && <ResetSecondFactor user={reset} onClose={() => setReset(null)} />}
      {deleted !== null && <DeleteUser user={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function DeleteUser({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  const remove = useDeleteUser();
  return (
    <DeleteQuestion
      title={t('user.delete_of', { name: user.username })}
      remove={() => remove(user.id)}
      onClose={onClose}
    >
      {t('user.delete_text')}
    </DeleteQuestion>
  );
}

function ResetSecondFactor({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  const { mutate, isPending } = useResetSecondFactor(() => {
    toast.success(t('user.second_factor_reset', { name: user.username }));
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('user.reset_second_factor_of', { name: user.username })}
      confirmLabel={t('user.reset_second_factor')}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate(user.id)}
    >
      {t('user.reset_second_factor_text')}
    </ConfirmDialog>
  );
}

backOfficePage(UserPage, { path: '/system/user', texts: ['kit', 'system'] });
