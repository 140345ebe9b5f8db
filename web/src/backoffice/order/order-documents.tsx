import { adminOrderDocument } from '@fovea/shared-types/order/order-document.calls';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { mayBeIssued } from '@fovea/shared-types/order/order-document-rules';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { api } from '../../lib/api-client';
import { openDocument } from '../../lib/open-document';
import { useMay } from '../../lib/permissions';
import { newRequestId } from '../../lib/request-id';

const print = (id: number, kind: number) =>
  void openDocument(
    async () => (await api(adminOrderDocument, { id, kind, request_id: newRequestId() })).url,
  );

/** Invoice and receipt of an order, in the language of the page. */
export function OrderDocuments({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_documents');
  const may = useMay();
  const kinds = (['invoice', 'receipt', 'delivery_note'] as const).filter((kind) =>
    mayBeIssued(TAX_DOCUMENT_KIND[kind], order),
  );
  if (!may('order:invoice:print') || kinds.length === 0) return null;
  return (
    <DetailCard title={t('documents.title')}>
      <Group gap="xs">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="default"
            size="xs"
            onClick={() => print(order.id, TAX_DOCUMENT_KIND[kind])}
          >
            {t(`documents.${kind}`)}
          </Button>
        ))}
      </Group>
    </DetailCard>
  );
}
