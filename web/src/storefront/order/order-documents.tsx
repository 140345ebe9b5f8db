import { orderDocument } from '@fovea/shared-types/order/order-document.calls';
import { mayBeIssued, REQUESTED_KINDS } from '@fovea/shared-types/order/order-document-rules';
import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { IssueDocumentDialog } from '../../kit/tax-documents/issue-document-dialog';
import { IssuedDocuments } from '../../kit/tax-documents/issued-documents';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';
import { useDict } from '../../lib/dicts';
import { myTaxDocumentAddress, myTaxDocumentsQuery } from '../tax-documents/tax-documents.queries';
import classes from './order-detail.module.css';

type Kind = (typeof REQUESTED_KINDS)[number];

const OF_ORDER = { page: 1, limit: 40 } as const;

/** Documents of one's own order: those that were issued, and those that can be. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order_documents');
  const kinds = useDict('tax_document_kind');
  const queries = useQueryClient();
  const [issuing, setIssuing] = useState<Kind | null>(null);
  const { data, error, isError, refetch } = useQuery(
    myTaxDocumentsQuery({ ...OF_ORDER, order_id: order.id }),
  );
  const issued = data?.data ?? [];
  const open = REQUESTED_KINDS.filter(
    (kind) => mayBeIssued(kind, order) && data !== undefined && !issued.some((one) => one.kind === kind),
  );
  if (!isError && issued.length === 0 && !REQUESTED_KINDS.some((kind) => mayBeIssued(kind, order)))
    return order.auction_id !== null && order.address === null ? (
      <section className={classes.card} aria-labelledby="order-documents">
        <h2 id="order-documents">{t('documents.title')}</h2>
        <p>{t('documents.not_final')}</p>
      </section>
    ) : null;
  return (
    <section className={classes.card} aria-labelledby="order-documents">
      <h2 id="order-documents">{t('documents.title')}</h2>
      <p>{t('documents.hint')}</p>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {issued.length > 0 && <IssuedDocuments documents={issued} addressOf={myTaxDocumentAddress} />}
      {open.length > 0 && (
        <p className={classes.next}>
          {open.map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconFileInvoice size={18} aria-hidden />}
              onClick={() => setIssuing(kind)}
            >
              {t('documents.issue', {
                kind: kinds.label(kind),
              })}
            </Button>
          ))}
        </p>
      )}
      {issuing !== null && (
        <IssueDocumentDialog
          order={order}
          kind={issuing}
          issue={(request) => api(orderDocument, request, { quiet: true })}
          onIssued={() => queries.invalidateQueries({ queryKey: documentKey('order') })}
          onClose={() => setIssuing(null)}
        />
      )}
    </section>
  );
}
