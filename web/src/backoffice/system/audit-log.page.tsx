import type { AuditLogRow } from '@fovea/shared-types/rbac/audit-log.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { dayEnd, dayStart } from '../../lib/day';
import { numberFilter } from '../../lib/list-page';
import { AuditLogDialog } from './audit-log-dialog';
import { auditLogListQuery } from './audit-log.queries';
import { AuditSubject } from './audit-subject';
import { backOfficePage } from '../back-office-page';

const FILTERS = [
  'username',
  'action',
  'subject_type',
  'subject_id',
  'client_address',
  'begin',
  'end',
] as const;
type Filter = (typeof FILTERS)[number];

/** Who did what, to which row, why and from where; lines are only ever added. */
export function AuditLogPage() {
  const { t } = useTranslation('system');
  const list = useTableList('rbac.audit-log', FILTERS);
  const { filters } = list;
  const [opened, setOpened] = useState<number | null>(null);
  const request = {
    username: filters.username,
    action: filters.action,
    subject_type: filters.subject_type,
    subject_id: numberFilter(filters.subject_id),
    client_address: filters.client_address,
    begin: dayStart(filters.begin),
    end: dayEnd(filters.end),
  };
  const result = useQuery({
    ...auditLogListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const columns = useMemo<Array<Column<AuditLogRow>>>(
    () => [
      { prop: 'at', label: t('audit.at'), type: 'datetime', width: 180 },
      {
        prop: 'username',
        label: t('audit.who'),
        type: 'custom',
        width: 130,
        decides: true,
        render: ({ username }) => username ?? t('audit.by_itself'),
      },
      { prop: 'company_name', label: t('audit.company'), width: 180 },
      { prop: 'action_name', label: t('audit.action'), type: 'look', width: 220, decides: true },
      {
        prop: 'subject_type',
        label: t('audit.subject'),
        type: 'custom',
        width: 120,
        render: ({ subject_name }) => subject_name,
      },
      {
        prop: 'subject_title',
        label: t('audit.subject_title'),
        type: 'custom',
        width: 200,
        decides: true,
        render: (row) => <AuditSubject row={row} />,
      },
      { prop: 'reason', label: t('audit.reason'), width: 240 },
      { prop: 'client_address', label: t('audit.address'), width: 150, isCopyable: true },
    ],
    [t],
  );
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'username', label: t('audit.who'), placeholder: t('audit.who_example') },
      { type: 'dict', name: 'action', label: t('audit.action'), dict: 'audit_action' },
      { type: 'days', from: 'begin', to: 'end', label: t('audit.at') },
      { type: 'dict', name: 'subject_type', label: t('audit.subject'), dict: 'audit_subject' },
      { type: 'number', name: 'subject_id', label: t('audit.subject_id') },
      { type: 'text', name: 'client_address', label: t('audit.address'), placeholder: '203.0.113.7' },
    ],
    [t],
  );
  return (
    <>
      <PageTitle title={t('audit.title')} />
      <DataTable
        label={t('audit.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ action_name, id }) => `${action_name} ${id}`}
        filters={fields}
        onOpen={({ id }) => setOpened(id)}
        exporting={{ resource: 'audit_log', request }}
        empty={{ title: t('audit.empty'), text: t('audit.empty_text') }}
      />
      {opened !== null && <AuditLogDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

backOfficePage(AuditLogPage, { path: '/system/auditLog', texts: ['kit', 'system'] });
