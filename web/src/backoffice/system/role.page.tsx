import type { RoleRow } from '@fovea/shared-types/rbac/role.dto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import type { Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { numberFilter, sortText, useOpenRow } from '../../lib/list-page';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { userQuery } from '../layout/access/access.queries';
import { DeleteQuestion } from '../tree/delete-question';
import { RoleDrawer, type RoleInForm } from './role-drawer';
import { roleListQuery, switchRole, useDeleteRole, useRolesChanged } from './role.queries';
import { scopeKey } from './role-values';
import { waitingColumn } from './waiting-change';
import { backOfficePage } from '../back-office-page';

const FILTERS = ['role_name', 'company_name', 'status'] as const;
type Filter = (typeof FILTERS)[number];

/** Roles, of the platform or of a company, each a set of menus. */
export function RolePage() {
  const { t } = useTranslation('system');
  const may = useMay();
  const list = useTableList('rbac.role', FILTERS);
  const { openId, open, close } = useOpenRow();
  const [edited, setEdited] = useState<RoleInForm | null>(null);
  const [deleted, setDeleted] = useState<RoleRow | null>(null);
  const changed = useRolesChanged();
  // Staff of a merchant see the roles of one company alone.
  const isOfPlatform = useQuery(userQuery()).data?.company_id === null;
  const request = {
    role_name: list.filters.role_name,
    company_name: list.filters.company_name,
    status: numberFilter(list.filters.status),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...roleListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const columns = useMemo<Array<Column<RoleRow>>>(
    () => [
      { prop: 'role_name', label: t('role.name'), type: 'look', width: 170, sortable: true, decides: true },
      {
        prop: 'company_name',
        label: t('role.of'),
        type: 'custom',
        width: 200,
        render: ({ company_name }) => company_name ?? t('role.platform'),
      },
      { prop: 'user_count', label: t('role.users'), type: 'number', width: 100 },
      {
        prop: 'data_scope',
        label: t('role.scope'),
        type: 'custom',
        width: 200,
        exported: false,
        render: (row) => (row.is_wildcard === 1 ? t('role.everything') : t(scopeKey(row.data_scope))),
      },
      {
        prop: 'needs_second_factor',
        label: t('role.second_factor'),
        type: 'custom',
        width: 130,
        exported: false,
        render: (row) => (row.needs_second_factor === 1 ? t('role.demanded') : '-'),
      },
      { prop: 'remark', label: t('role.remark'), width: 220 },
      {
        prop: 'status',
        label: t('role.enabled'),
        type: 'switch',
        width: 110,
        sortable: true,
        decides: true,
        isOn: (row) => row.status === 1,
        name: (row) => `${t('role.enabled')}: ${row.role_name}`,
        permission: 'rbac:role:update',
        isFixed: (row) => !row.is_editable || row.waiting_change_id !== null,
        set: async (row, isOn) => {
          const { is_pending } = await switchRole(row.id, isOn);
          if (is_pending) toast.success(t('change.requested'));
          await changed();
        },
        confirm: (row, isOn) =>
          isOn
            ? null
            : {
                title: t('role.disable_of', { name: row.role_name }),
                text: t('role.disable_text', { count: row.user_count }),
                confirmLabel: t('role.disable'),
                isDanger: true,
              },
      },
      waitingColumn(t('change.of_row')),
      { prop: 'created_at', label: t('role.created'), type: 'datetime', width: 180, sortable: true },
    ],
    [t, changed],
  );
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'role_name', label: t('role.name') },
      ...(isOfPlatform
        ? [{ type: 'text' as const, name: 'company_name' as const, label: t('role.company') }]
        : []),
      { type: 'yesno', name: 'status', label: t('role.enabled') },
    ],
    [t, isOfPlatform],
  );
  const actions = useMemo<Array<RowAction<RoleRow>>>(
    () => [
      {
        key: 'edit',
        label: t('action.edit'),
        permission: 'rbac:role:update',
        isHidden: (row) => !row.is_editable,
        run: (row) => setEdited({ id: row.id, isCopy: false }),
      },
      {
        key: 'copy',
        label: t('role.copy'),
        permission: 'rbac:role:add',
        // What allows everything has no list of rights to begin with.
        isHidden: (row) => !row.is_editable || row.is_wildcard === 1,
        run: (row) => setEdited({ id: row.id, isCopy: true }),
      },
      {
        key: 'delete',
        label: t('action.delete'),
        permission: 'rbac:role:delete',
        isHidden: (row) => !row.is_editable,
        isDanger: true,
        run: setDeleted,
      },
    ],
    [t],
  );
  const create = may('rbac:role:add') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('role.create')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('role.title')} />
      <DataTable
        label={t('role.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ role_name }) => role_name}
        filters={fields}
        actions={actions}
        onOpen={({ id }) => open(id)}
        exporting={{ resource: 'roles', request }}
        empty={{ title: t('role.empty'), text: t('role.empty_text'), action: create }}
      >
        {create}
      </DataTable>
      {edited !== null && <RoleDrawer role={edited} onClose={() => setEdited(null)} />}
      {openId !== null && <RoleDrawer role={{ id: openId, isCopy: false }} onClose={close} />}
      {deleted !== null && <DeleteRole role={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function DeleteRole({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  const may = useMay();
  const go = useNavigate();
  const remove = useDeleteRole();
  // Sure to be refused: instead of the button there is the way to those who hold it.
  if (role.user_count > 0 && may('rbac:user:list'))
    return (
      <ConfirmDialog
        opened
        title={t('role.delete_of', { name: role.role_name })}
        confirmLabel={t('role.show_holders')}
        onClose={onClose}
        onConfirm={() => {
          onClose();
          void go(to.roleHolders(role.id));
        }}
      >
        {t('role.delete_held', { count: role.user_count })}
      </ConfirmDialog>
    );
  return (
    <DeleteQuestion
      title={t('role.delete_of', { name: role.role_name })}
      remove={() => remove(role.id)}
      onClose={onClose}
    >
      {role.user_count > 0 ? t('role.delete_held', { count: role.user_count }) : t('role.delete_text')}
    </DeleteQuestion>
  );
}

backOfficePage(RolePage, { path: '/system/role', texts: ['kit', 'system'] });
