import { adminBargainDetail, auditBargain, cancelBargain } from '@fovea/shared-types/order/bargain.calls';
import type { AuditBargainRequest, CancelBargainRequest } from '@fovea/shared-types/order/bargain.dto';
import { bargain } from '@fovea/shared-types/order/bargain.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

export const staffBargainQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(bargain), 'detail', id] as const,
    queryFn: ({ signal }) => api(adminBargainDetail, { id }, { quiet: true, signal }),
  });

export const sendAnswer = (request: AuditBargainRequest) => api(auditBargain, request);

export const sendCounter = (request: AuditBargainRequest) => api(auditBargain, request, { quiet: true });

export const sendVoid = (request: CancelBargainRequest) => api(cancelBargain, request);
