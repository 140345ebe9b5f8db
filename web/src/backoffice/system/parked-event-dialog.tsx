import { PAYLOAD_MAX_BYTES } from '@fovea/shared-types/platform/parked-event-rules';
import { parkedEvent } from '@fovea/shared-types/platform/parked-event.record';
import type { DetailOf, RowOf } from '@fovea/shared-types/record/record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { Quote } from '../../kit/quote/quote';
import { toast } from '../../lib/toast-store';
import { says } from '../../lib/words';
import { useRecordChanged } from '../record/record.queries';
import { parkedEventQuery, requeueEvents } from './parked-event.queries';

type ParkedEvent = DetailOf<typeof parkedEvent.declared>;

interface ParkedEventDialogProps {
  row: RowOf<typeof parkedEvent.declared>;
  onClose: () => void;
}

/** Why its handlers failed, and what it carries: mended where that was wrong, and given to them again. */
export function ParkedEventDialog({ row, onClose }: ParkedEventDialogProps) {
  const { data } = useQuery(parkedEventQuery(row.id));
  return data && <Mending event={data} onClose={onClose} />;
}

function Mending({ event, onClose }: { event: ParkedEvent; onClose: () => void }) {
  const { t } = useTranslation('system');
  const changed = useRecordChanged(parkedEvent);
  const form = useForm({
    initial: { payload: event.payload },
    validate: ({ payload }) => ({ payload: objectIn(payload) ? undefined : t('parked.no_object') }),
  });
  const saving = useSaving({
    form,
    save: ({ payload }, request_id) => {
      const mended = payload === event.payload ? undefined : objectIn(payload);
      return requeueEvents({ ids: [event.id], request_id, ...(mended && { payload: mended }) });
    },
    onSaved: async () => {
      toast.success(t('parked.requeued'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('parked.title', { event: event.event, id: event.id })}
      form={form}
      saving={saving}
      submitLabel={t('parked.requeue')}
      onClose={onClose}
      size={760}
    >
      <Quote>{event.last_error}</Quote>
      <TextAreaField
        form={form}
        name="payload"
        label={says(parkedEvent.declared.shown.payload.label)}
        hint={t('parked.payload_hint')}
        rows={12}
        maxLength={PAYLOAD_MAX_BYTES}
        required
      />
    </FormDialog>
  );
}

/** What the text says, where it is an object of JSON. */
function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
