import { addOrderNote } from '@fovea/shared-types/order/order-note.calls';
import { NOTE_MAX } from '@fovea/shared-types/order/order-admin-rules';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../kit/form/text-dialog';
import { api } from '../../lib/api-client';
import { useRecordChanged } from '../record/record.queries';

/** A note for colleagues on an order. */
export function OrderNote({ row, onClose }: { row: { id: number; order_no: string }; onClose: () => void }) {
  const { t } = useTranslation('order_admin');
  const changed = useRecordChanged(orders);
  return (
    <TextDialog
      title={t('note.action')}
      quote={row.order_no}
      name="content"
      label={t('note.label')}
      hint={t('note.hint')}
      initial=""
      rows={4}
      maxLength={NOTE_MAX}
      problem={(text) => (text.trim() === '' ? t('note.missing') : undefined)}
      submitLabel={t('note.submit')}
      send={(content, request_id) =>
        api(addOrderNote, { id: row.id, content: content.trim(), request_id }, { quiet: true })
      }
      done={t('note.done')}
      changed={changed}
      onClose={onClose}
    />
  );
}
