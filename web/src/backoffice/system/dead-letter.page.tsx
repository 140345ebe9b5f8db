import { deadLetter } from '@fovea/shared-types/platform/dead-letter.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPage } from '../record/record-page';
import { DeadLetterDialog } from './dead-letter-dialog';
import { requeueEvents } from './dead-letter.queries';
import { backOfficePage } from '../back-office-page';

/** Events that nobody could handle: looked at, mended, given to their handlers again. */
export const DeadLetterPage = recordPage(deadLetter, {
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
          label: t('dead_letter.look'),
          permission: 'platform:event:requeue',
          Dialog: DeadLetterDialog,
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
          label: t('dead_letter.requeue'),
          permission: 'platform:event:requeue',
          confirm: (rows) => ({
            title: t('dead_letter.requeue_many', { count: rows.length }),
            text: t('dead_letter.requeue_text'),
            confirmLabel: t('dead_letter.requeue'),
          }),
          run: ({ id }) => requeueEvents({ ids: [id] }),
        },
      ],
      [t],
    );
  },
});

backOfficePage(DeadLetterPage, { path: '/system/parkedEvent', texts: ['kit', 'system'] });
