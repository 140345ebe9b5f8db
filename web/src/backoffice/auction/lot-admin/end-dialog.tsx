import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/form/form-dialog';
import { NumberField } from '../../../kit/form/number-field';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { formatDeadline } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { movedEnd } from './consequences';
import type { LotAdminDialogProps } from './admin-lot';
import { sendEnd } from './lot-admin.queries';
import classes from './lot-admin.module.css';

const MINUTES = 15;
/** A week: for a longer time the lot is relisted. */
const MINUTES_MAX = 10_080;

/** A later end, by minutes from the current one: a soft close may move it while the dialog is open. */
export function EndDialog({ auction, lot, changed, onClose }: LotAdminDialogProps) {
  const { t } = useTranslation('auction_admin');
  const live = { end_at: lot.end_at, latest_end_at: auction.latest_end_at };
  const latest = formatDeadline(auction.latest_end_at);
  const form = useForm<{ minutes: number | null }>({
    initial: { minutes: MINUTES },
    validate: ({ minutes }) => {
      const moved = movedEnd(minutes, live);
      return 'problem' in moved ? { minutes: t(`end.${moved.problem}`, { latest }) } : {};
    },
  });
  const saving = useSaving({
    form,
    save: ({ minutes }, request_id) => {
      const moved = movedEnd(minutes, live);
      // The end moved since it was checked; the server's error is shown.
      return sendEnd({ id: lot.id, request_id, end_at: 'end' in moved ? moved.end : lot.end_at });
    },
    onSaved: async () => {
      toast.success(t('end.done'));
      onClose();
      await changed();
    },
    byError: { AUCTION_LOCKED: 'minutes' },
  });
  const moved = movedEnd(form.values.minutes, live);
  return (
    <FormDialog
      title={t('end.title')}
      form={form}
      saving={saving}
      submitLabel={t('act.end')}
      onClose={onClose}
    >
      <NumberField form={form} name="minutes" label={t('end.field')} max={MINUTES_MAX} required />
      <div role="status" className={classes.outcome}>
        {'end' in moved && (
          <>
            <p>{t('end.text', { from: formatDeadline(lot.end_at), to: formatDeadline(moved.end) })}</p>
            {auction.latest_end_at !== null && <p>{t('end.latest', { latest })}</p>}
            <p>{t('end.final')}</p>
            <p>{t('notified', { bidders: lot.bidder_count, watchers: lot.watchers })}</p>
          </>
        )}
      </div>
    </FormDialog>
  );
}
