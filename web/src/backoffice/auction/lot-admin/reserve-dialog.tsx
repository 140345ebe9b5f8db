import { isCurrency } from '@fovea/shared-types/money';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../kit/form/fields';
import { FormDialog } from '../../../kit/form/form-dialog';
import { NumberField } from '../../../kit/form/number-field';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { affixOf, formatMoney } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { differenceOf, reserveOutcome, reserveProblem } from './consequences';
import type { LotAdminDialogProps } from './admin-lot';
import { sendReserve } from './lot-admin.queries';
import classes from './lot-admin.module.css';

/** A lower reserve, with what it makes of the highest bid while it is typed. */
export function ReserveDialog({ auction, lot, changed, onClose }: LotAdminDialogProps) {
  const { t } = useTranslation('auction_admin');
  const { currency } = lot;
  const money = (value: string | null): string => formatMoney(value, currency);
  const form = useForm<{ reserve: number | null; isNone: boolean }>({
    initial: { reserve: null, isNone: false },
    validate: ({ reserve, isNone }) => {
      const problem = isNone ? null : reserveProblem(reserve, auction);
      return problem === null ? {} : { reserve: t(`reserve.${problem}`) };
    },
  });
  const { reserve, isNone } = form.values;
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      sendReserve({ id: lot.id, request_id, reserve_price: values.isNone ? null : String(values.reserve) }),
    onSaved: async () => {
      toast.success(t('reserve.done'));
      onClose();
      await changed();
    },
  });
  const isReady = isNone || reserveProblem(reserve, auction) === null;
  const next = isNone ? null : reserve;
  return (
    <FormDialog
      title={t('reserve.title')}
      form={form}
      saving={saving}
      submitLabel={t('act.reserve')}
      onClose={onClose}
    >
      <p>{t('reserve.now', { reserve: money(auction.reserve_price), price: money(lot.current_price) })}</p>
      {!isNone && (
        <NumberField
          form={form}
          name="reserve"
          label={t('reserve.field')}
          affix={isCurrency(currency) ? affixOf(currency) : undefined}
          required
        />
      )}
      {!lot.reserve_met && <SwitchField form={form} name="isNone" label={t('reserve.none')} />}
      <div role="status" className={classes.outcome}>
        {isReady && (
          <>
            <p>
              {t(`reserve.${reserveOutcome(next, lot)}`, {
                price: money(lot.current_price),
                number: lot.leader_no,
                below: next === null ? '' : money(differenceOf(String(next), lot.current_price, currency)),
              })}
            </p>
            <p>{t('reserve.final')}</p>
            <p>{t('notified', { bidders: lot.bidder_count, watchers: lot.watchers })}</p>
          </>
        )}
      </div>
    </FormDialog>
  );
}
