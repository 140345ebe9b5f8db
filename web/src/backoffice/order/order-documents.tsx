import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { adminOrderDocument } from '@fovea/shared-types/order/order-document.calls';
import { mayBeIssued, REQUESTED_KINDS } from '@fovea/shared-types/order/order-document-rules';
import { Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { IssueDocumentDialog } from '../../kit/tax-documents/issue-document-dialog';
import { IssuedDocuments } from '../../kit/tax-documents/issued-documents';
import { api } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { recordKey } from '../record/record.queries';
import { mailDocument, staffDocumentAddress } from './tax-document.queries';

type Kind = (typeof REQUESTED_KINDS)[number];

/** Documents of an order: those that were issued, for who may list them, and those that can be. */
export function OrderDocuments({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_documents');
  const may = useMay();
  const kinds = useDict('tax_document_kind');
  const queries = useQueryClient();
  const [issuing, setIssuing] = useState<Kind | null>(null);
  const mayList = may('finance:tax-document:list');
  const mayIssue = may('order:invoice:print');
  const { data } = useQuery({
    queryKey: [...recordKey(taxDocument), 'of order', order.id],
    queryFn: ({ signal }) =>
      api(taxDocument.calls.list, { page: 1, limit: 40, order_id: order.id }, { signal, quiet: true }),
    enabled: mayList,
    staleTime: 0,
  });
  const mailing = useMutation({
    mutationFn: (id: number) => mailDocument(id),
    onSuccess: ({ sent_to }) => toast.success(t('issued.mailed', { to: sent_to })),
  });
  const issued = data?.data ?? [];
  const open = REQUESTED_KINDS.filter(
    (kind) => mayBeIssued(kind, order) && !issued.some((one) => one.kind === kind),
  );
  if (issued.length === 0 && (!mayIssue || open.length === 0)) return null;
  return (
    <DetailCard title={t('documents.title')}>
      {issued.length > 0 && (
        <IssuedDocuments
          documents={issued}
          addressOf={staffDocumentAddress}
          mail={mayIssue ? mailing.mutate : undefined}
          isMailing={mailing.isPending}
        />
      )}
      {mayIssue && (
        <Group gap="xs" mt={issued.length > 0 ? 'sm' : 0}>
          {open.map((kind) => (
            <Button key={kind} variant="default" size="xs" onClick={() => setIssuing(kind)}>
              {t('documents.issue', { kind: kinds.label(kind) })}
            </Button>
          ))}
        </Group>
      )}
      {issuing !== null && (
        <IssueDocumentDialog
          order={order}
          kind={issuing}
          issue={(request) => api(adminOrderDocument, request, { quiet: true })}
          onIssued={() => queries.invalidateQueries({ queryKey: recordKey(taxDocument) })}
          onClose={() => setIssuing(null)}
        />
      )}
    </DetailCard>
  );
}
