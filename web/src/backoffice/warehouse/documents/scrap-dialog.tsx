import type { Call } from '@fovea/shared-types/call';
import type { ScrappedStock, ScrapStockRequest } from '@fovea/shared-types/warehouse/stock-document.dto';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../../kit/form/text-dialog';
import { api } from '../../../lib/api-client';
import { useStockChanged } from '../stock/stock.queries';

/** Why a document is undone. */
export function ScrapDialog({
  id,
  sn,
  call,
  onClose,
}: {
  id: number;
  sn: string;
  call: Call<ScrapStockRequest, ScrappedStock>;
  onClose: () => void;
}) {
  const { t } = useTranslation('stock');
  const changed = useStockChanged();
  return (
    <TextDialog
      title={t('scrap.title', { sn })}
      quote={t('scrap.text')}
      name="audit_notes"
      label={t('field.scrap_notes')}
      hint={t('scrap.hint')}
      initial=""
      rows={4}
      maxLength={500}
      problem={(text) => (text.trim() === '' ? t('scrap.missing') : undefined)}
      submitLabel={t('scrap.submit')}
      send={(audit_notes, request_id) => api(call, { id, audit_notes, request_id }, { quiet: true })}
      done={t('scrap.done', { sn })}
      changed={changed}
      onClose={onClose}
    />
  );
}
