import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../../kit/form/form-page';
import { PageTitle } from '../../../kit/page-title/page-title';
import { type Mended, useMended } from '../../../kit/scan/use-not-taken';
import { paths } from '../../../lib/paths';
import { DocumentFields } from './document-fields';
import { type StoredDocument, useDocumentForm } from './document-form';
import { backOfficePage } from '../../back-office-page';

/** Stock-out of many products, from the warehouse that the address names. */
export function AddProductsPage() {
  const { t } = useTranslation('stock');
  const { mended } = useMended<StoredDocument>();
  return (
    <>
      <PageTitle title={t('out.more_title')} />
      <ProductsForm key={mended?.requestId} mended={mended} />
    </>
  );
}

function ProductsForm({ mended }: { mended: Mended<StoredDocument> | null }) {
  const { t } = useTranslation('stock');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isSending, setSending] = useState(false);
  const leave = () => void navigate(paths.outbound);
  const document = useDocumentForm('out', {
    warehouseId: search.get('ware_house_id'),
    mended,
    place: paths.outboundProducts,
    onDone: leave,
  });
  return (
    <FormPage
      form={document.form}
      saving={document.saving}
      submitLabel={t('action.send')}
      isWaiting={isSending}
      onCancel={document.leave}
    >
      <DocumentFields direction="out" document={document} onSending={setSending} />
    </FormPage>
  );
}

backOfficePage(AddProductsPage, { path: paths.outboundProducts, texts: ['kit', 'stock', 'scan', 'upload'] });
