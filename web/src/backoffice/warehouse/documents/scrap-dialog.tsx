import type { Call } from '@fovea/shared-types/call';
import type { ScrappedStock, ScrapStockRequest } from '@fovea/shared-types/warehouse/stock-document.dto';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../../kit/form/text-dialog';
import { api } from '../../../lib/api-client';
import { useStockChanged } from '../stock/stock.queries';

/** What scrapping comes to: by the state of the document, or of the request to reverse it. */
export type ScrapStep = 'withdraw' | 'close' | 'reversal' | 'request';
export type ScrapCall = Call<ScrapStockRequest, ScrappedStock>;

/** Why a document is ended, or is to be reversed. */
export function ScrapDialog({
  id,
  sn,
  call,
  step,
  onClose,
}: {
  id: number;
  sn: string;
  call: ScrapCall;
  step: ScrapStep;
  onClose: () => void;
}) {
  const { t } = useTranslation('stock');
  const changed = useStockChanged();
  return (
    <TextDialog
      title={t(`scrap.${step}.title`, { sn })}
      quote={t(`scrap.${step}.text`)}
      name="audit_notes"
      label={t('field.reason')}
      hint={t('scrap.hint')}
      initial=""
      rows={4}
      maxLength={500}
      problem={(text) => (text.trim() === '' ? t('scrap.missing') : undefined)}
      submitLabel={t(`scrap.${step}.submit`)}
      send={(audit_notes, request_id) => api(call, { id, audit_notes, request_id }, { quiet: true })}
      done={t(`scrap.${step}.done`, { sn })}
      changed={changed}
      onClose={onClose}
    />
  );
}
