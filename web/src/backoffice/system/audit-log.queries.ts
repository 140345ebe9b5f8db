import type { AuditLogListRequest } from '@fovea/shared-types/rbac/audit-log.dto';
import { auditLogDetail, auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

export const auditLogListQuery = (request: AuditLogListRequest) =>
  queryOptions({
    queryKey: ['audit-log', 'list', request] as const,
    queryFn: ({ signal }) => api(auditLogList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const auditLogDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ['audit-log', 'detail', id] as const,
    queryFn: ({ signal }) => api(auditLogDetail, { id }, { signal, quiet: true }),
    // Lines are never changed.
    staleTime: Infinity,
  });
