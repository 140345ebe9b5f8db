import { parkedEvent } from '@fovea/shared-types/platform/parked-event.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPage } from '../record/record-page';
import { ParkedEventDialog } from './parked-event-dialog';
import { requeueEvents } from './parked-event.queries';

/** Events that nobody could handle: looked at, mended, given to their handlers again. */
export const ParkedEventPage = recordPage(parkedEvent, {
  columns: [
    { prop: 'event', width: 220, decides: true },
    { prop: 'reason', width: 420, decides: true },
    'attempts',
    { prop: 'created_at', width: 170 },
    { prop: 'parked_at', width: 170 },
  ],
  useActions: () => {
    const { t } = useTranslation('system');
    return useMemo(
      () => [
        {
          key: 'look',
          label: t('parked.look'),
          permission: 'platform:event:requeue',
          Dialog: ParkedEventDialog,
        },
      ],
      [t],
    );
  },
  useBulk: () => {
    const { t } = useTranslation('system');
    return useMemo(
      () => [
        {
          key: 'requeue',
          label: t('parked.requeue'),
          permission: 'platform:event:requeue',
          confirm: (rows) => ({
            title: t('parked.requeue_many', { count: rows.length }),
            text: t('parked.requeue_text'),
            confirmLabel: t('parked.requeue'),
          }),
          run: ({ id }) => requeueEvents({ ids: [id] }),
        },
      ],
      [t],
    );
  },
});
