import { PAYLOAD_MAX_BYTES } from '@fovea/shared-types/platform/dead-letter-rules';
import { deadLetter } from '@fovea/shared-types/platform/dead-letter.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../kit/form/text-dialog';
import { localText } from '../../lib/local-text';
import { useRecordChanged } from '../record/record.queries';
import { deadLetterQuery, requeueEvents } from './dead-letter.queries';

interface DeadLetterDialogProps {
  row: RowOf<typeof deadLetter.declared>;
  onClose: () => void;
}

/** Why its handlers failed, and what it carries: mended where that was wrong, and given to them again. */
export function DeadLetterDialog({ row, onClose }: DeadLetterDialogProps) {
  const { t } = useTranslation('system');
  const { data: event } = useQuery(deadLetterQuery(row.id));
  const changed = useRecordChanged(deadLetter);
  if (event === undefined) return null;
  return (
    <TextDialog
      title={t('dead_letter.title', { event: event.event, id: event.id })}
      quote={event.last_error}
      name="payload"
      label={localText(deadLetter.declared.shown.payload.label)}
      hint={t('dead_letter.payload_hint')}
      initial={event.payload}
      rows={12}
      maxLength={PAYLOAD_MAX_BYTES}
      problem={(text) => (objectIn(text) ? undefined : t('dead_letter.no_object'))}
      submitLabel={t('dead_letter.requeue')}
      send={(text, request_id) => {
        const payload = text === event.payload ? undefined : objectIn(text);
        return requeueEvents({ ids: [event.id], request_id, ...(payload && { payload }) });
      }}
      done={t('dead_letter.requeued')}
      changed={changed}
      onClose={onClose}
      size={760}
    />
  );
}

/** The parsed text, where it is a JSON object. */
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
