import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../kit/form/form-drawer';
import { DocumentFields } from './document-fields';
import type { StockInDetail } from '@fovea/shared-types/warehouse/stock-document.dto';
import type { Mended } from '../../../kit/scan/use-not-taken';
import type { Former } from '../../document/former';
import { FormerNotices, useFormerTitle } from '../../document/former-notices';
import { type StoredDocument, type StockInOrigin, useDocumentForm } from './document-form';

const WIDE_PX = 1000;

/** What came in, sent to its approval. */
export function StockInForm({
  origin,
  former,
  mended,
  onClose,
}: {
  origin?: StockInOrigin;
  former?: Former<StockInDetail>;
  mended?: Mended<StoredDocument> | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('stock');
  const [isSending, setSending] = useState(false);
  const document = useDocumentForm('in', { origin, former, mended, onDone: onClose });
  return (
    <FormDrawer
      title={useFormerTitle(former, t('in.add'))}
      form={document.form}
      saving={document.saving}
      submitLabel={t('action.send')}
      isWaiting={isSending}
      onClose={document.leave}
      size={WIDE_PX}
    >
      <FormerNotices former={former} />
      <DocumentFields direction="in" document={document} onSending={setSending} />
    </FormDrawer>
  );
}
