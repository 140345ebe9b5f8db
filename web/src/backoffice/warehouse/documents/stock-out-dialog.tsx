import type { StockOutDetail } from '@fovea/shared-types/warehouse/stock-document.dto';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/form/form-dialog';
import type { Mended } from '../../../kit/scan/use-not-taken';
import type { Former } from '../../document/former';
import { FormerNotices, useFormerTitle } from '../../document/former-notices';
import { DocumentFields } from './document-fields';
import { type StoredDocument, useDocumentForm } from './document-form';

/** What is taken out, sent to its approval. */
export function StockOutDialog({
  former,
  mended,
  onClose,
}: {
  former?: Former<StockOutDetail>;
  mended?: Mended<StoredDocument>;
  onClose: () => void;
}) {
  const { t } = useTranslation('stock');
  const [isSending, setSending] = useState(false);
  const document = useDocumentForm('out', { former, mended, onDone: onClose });
  return (
    <FormDialog
      title={useFormerTitle(former, t('out.add'))}
      form={document.form}
      saving={document.saving}
      submitLabel={t('action.send')}
      isWaiting={isSending}
      onClose={document.leave}
      size={900}
    >
      <FormerNotices former={former} />
      <DocumentFields direction="out" document={document} onSending={setSending} />
    </FormDialog>
  );
}
