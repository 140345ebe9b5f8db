import type { StaffSessionRow } from '@fovea/shared-types/rbac/session.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import type { BulkAction, Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { dayEnd, dayStart } from '../../lib/day';
import { sortText } from '../../lib/list-page';
import { toast } from '../../lib/toast-store';
import { endOneSession, sessionListQuery, useEndSession, useSessionsChanged } from './session.queries';
import { backOfficePage } from '../back-office-page';

const FILTERS = ['username', 'client_address', 'begin', 'end'] as const;
type Filter = (typeof FILTERS)[number];

/** Who is signed in, from where, since when; a session of somebody else can be ended. */
export function SessionPage() {
  const { t } = useTranslation('system');
  const list = useTableList('rbac.session', FILTERS);
  const { filters } = list;
  const [ending, setEnding] = useState<StaffSessionRow | null>(null);
  const changed = useSessionsChanged();
  const result = useQuery({
    ...sessionListQuery({
      page: list.page,
      limit: list.limit,
      username: filters.username,
      client_address: filters.client_address,
      begin: dayStart(filters.begin),
      end: dayEnd(filters.end),
      sort: sortText(list.sort),
    }),
    enabled: list.isReady,
  });
  const columns = useMemo<Array<Column<StaffSessionRow>>>(
    () => [
      {
        prop: 'username',
        label: t('session.who'),
        type: 'custom',
        width: 220,
        decides: true,
        render: (row) => (
          <>
            {row.username} {row.is_current && <StatusPill tone="success">{t('session.this')}</StatusPill>}
          </>
        ),
      },
      { prop: 'email', label: t('session.email'), width: 240 },
      { prop: 'company_name', label: t('session.company'), width: 180, visible: false },
      { prop: 'client_address', label: t('session.address'), width: 150, isCopyable: true },
      {
        prop: 'browser',
        label: t('session.device'),
        type: 'custom',
        width: 180,
        render: (row) => {
          const names = [row.browser, row.system].filter((name) => name !== null);
          return names.length === 0 ? t('session.device_unknown') : names.join(' · ');
        },
      },
      { prop: 'user_agent', label: t('session.user_agent'), width: 320, visible: false },
      { prop: 'created_at', label: t('session.since'), type: 'datetime', width: 180, sortable: true },
      { prop: 'expires_at', label: t('session.until'), type: 'datetime', width: 180, sortable: true },
    ],
    [t],
  );
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'username', label: t('session.who'), placeholder: t('session.who_example') },
      { type: 'text', name: 'client_address', label: t('session.address'), placeholder: '203.0.113.7' },
      { type: 'days', from: 'begin', to: 'end', label: t('session.since') },
    ],
    [t],
  );
  const actions = useMemo<Array<RowAction<StaffSessionRow>>>(
    () => [
      {
        key: 'end',
        label: t('session.end'),
        permission: 'rbac:session:end',
        // To end the current session, a person signs out.
        isHidden: (row) => row.is_current,
        isDanger: true,
        run: setEnding,
      },
    ],
    [t],
  );
  const bulk = useMemo<Array<BulkAction<StaffSessionRow>>>(
    () => [
      {
        key: 'end',
        label: t('session.end'),
        permission: 'rbac:session:end',
        isDanger: true,
        confirm: (rows) => ({
          title: t('session.end_many', { count: rows.length }),
          text: t('session.end_text'),
          confirmLabel: t('session.end'),
          isDanger: true,
        }),
        // With it the rest of the list could no longer be ended.
        run: (row) => (row.is_current ? Promise.reject(new Error(t('session.own'))) : endOneSession(row.id)),
      },
    ],
    [t],
  );
  return (
    <>
      <PageTitle title={t('session.title')} />
      <DataTable
        label={t('session.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ username, client_address }) => `${username} (${client_address ?? '-'})`}
        filters={fields}
        actions={actions}
        bulk={bulk}
        onBulkDone={changed}
        empty={{ title: t('session.empty') }}
      />
      {ending !== null && <EndDialog session={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function EndDialog({ session, onClose }: { session: StaffSessionRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  const { mutate, isPending } = useEndSession(() => {
    toast.success(t('session.ended'));
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('session.end_of', { name: session.username })}
      confirmLabel={t('session.end')}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate(session.id)}
    >
      {t('session.end_text')}
    </ConfirmDialog>
  );
}

backOfficePage(SessionPage, { path: '/system/session', texts: ['kit', 'system'] });
