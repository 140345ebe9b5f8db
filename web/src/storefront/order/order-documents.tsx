import { orderDocument } from '@fovea/shared-types/order/order-document.calls';
import type { OrderDocumentRequest } from '@fovea/shared-types/order/order-document.dto';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { mayBeIssued } from '@fovea/shared-types/order/order-document-rules';
import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { IconFileInvoice, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { api } from '../../lib/api-client';
import { openDocument } from '../../lib/open-document';
import { newRequestId } from '../../lib/request-id';
import classes from './order-detail.module.css';

const { invoice, receipt } = TAX_DOCUMENT_KIND;

const print = (id: number, kind: OrderDocumentRequest['kind']) =>
  void openDocument(async () => (await api(orderDocument, { id, kind, request_id: newRequestId() })).url);

/** Invoice and receipt of one's own order, in the language of the page. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order_documents');
  if (!mayBeIssued(invoice, order)) return null;
  return (
    <section className={classes.card} aria-labelledby="order-documents">
      <h2 id="order-documents">{t('documents.title')}</h2>
      <p>{t('documents.hint')}</p>
      <p className={classes.next}>
        <Button
          variant="default"
          leftSection={<IconFileInvoice size={18} aria-hidden />}
          onClick={() => print(order.id, invoice)}
        >
          {t('documents.invoice')}
        </Button>{' '}
        {mayBeIssued(receipt, order) && (
          <Button
            variant="default"
            leftSection={<IconReceipt size={18} aria-hidden />}
            onClick={() => print(order.id, receipt)}
          >
            {t('documents.receipt')}
          </Button>
        )}
      </p>
    </section>
  );
}
