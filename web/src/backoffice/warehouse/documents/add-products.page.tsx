import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../../kit/form/form-page';
import { PageTitle } from '../../../kit/page-title/page-title';
import { paths } from '../../../lib/paths';
import { DocumentFields } from './document-fields';
import { useDocumentForm } from './document-form';

/** Many products that go out together, from the warehouse that the address names. */
export function AddProductsPage() {
  const { t } = useTranslation('stock');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isSending, setSending] = useState(false);
  const leave = () => void navigate(paths.outbound);
  const document = useDocumentForm('out', { warehouseId: search.get('ware_house_id'), onDone: leave });
  return (
    <>
      <PageTitle title={t('out.more_title')} />
      <FormPage
        form={document.form}
        saving={document.saving}
        submitLabel={t('action.send')}
        isWaiting={isSending}
        onCancel={document.leave}
      >
        <DocumentFields direction="out" document={document} onSending={setSending} />
      </FormPage>
    </>
  );
}
