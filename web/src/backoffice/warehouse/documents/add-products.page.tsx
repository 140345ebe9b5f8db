import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../../kit/form/form-page';
import { PageTitle } from '../../../kit/page-title/page-title';
import { paths } from '../../../lib/paths';
import { OutFields, useOutForm } from './stock-out-form';

/** Many products that go out together, from the warehouse that the address names. */
export function AddProductsPage() {
  const { t } = useTranslation('stock');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isSending, setSending] = useState(false);
  const leave = () => void navigate(paths.outbound);
  const { form, saving } = useOutForm(search.get('ware_house_id'), leave);
  return (
    <>
      <PageTitle title={t('out.more_title')} />
      <FormPage
        form={form}
        saving={saving}
        submitLabel={t('action.send')}
        isWaiting={isSending}
        onCancel={leave}
      >
        <OutFields form={form} onSending={setSending} />
      </FormPage>
    </>
  );
}
