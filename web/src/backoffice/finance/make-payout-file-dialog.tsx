import type { PayoutPayees, PayoutsWaiting } from '@fovea/shared-types/finance/payout-file.dto';
import { PAY_AHEAD_DAYS } from '@fovea/shared-types/finance/payout-file-bounds';
import { fromWire } from '@fovea/shared-types/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { minorOf, wireOf } from '../../kit/form/amount-text';
import { DateField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { SumField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { dayAfter, dayOf } from '../../lib/day';
import { toast } from '../../lib/toast-store';
import { makePayoutFile, payeesQuery, useBankChanged } from './bank.queries';
import { Payees, PAYEES_WIDTH } from './payees';

interface MakeProps {
  group: PayoutsWaiting;
  onClose: () => void;
}

/** Makes a file to a bank, once its maker has read who is paid and typed the sum. */
export function MakePayoutFileDialog({ group, onClose }: MakeProps) {
  const { t } = useTranslation('bank');
  const { format, currency } = group;
  const { data, error, refetch } = useQuery(payeesQuery({ format, currency }));
  const title = t('files.make_named', { format: t(`format.${format}`), currency });
  if (data !== undefined) return <MakeForm {...{ group, title, onClose }} paid={data} />;
  return (
    <Dialog opened onClose={onClose} title={title} size={PAYEES_WIDTH} isPage>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />}
    </Dialog>
  );
}

function MakeForm({
  group: { format, currency, pay_on },
  title,
  paid,
  onClose,
}: MakeProps & { title: string; paid: PayoutPayees }) {
  const { t } = useTranslation('bank');
  const changed = useBankChanged();
  const today = dayOf(new Date().toISOString());
  const form = useForm({
    initial: { pay_on, expected_total: '' },
    validate: ({ pay_on: day, expected_total: typed }) => ({
      ...(day === '' && { pay_on: t('files.pay_on_missing') }),
      ...(minorOf(typed, currency) !== fromWire(paid.total, currency) && {
        expected_total: t('files.total_differs'),
      }),
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      makePayoutFile({
        ...{ format, currency, request_id },
        pay_on: values.pay_on,
        expected_total: wireOf(values.expected_total),
      }),
    onSaved: async () => {
      toast.success(t('files.made'));
      await changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      submitLabel={t('files.make')}
      size={PAYEES_WIDTH}
      {...{ form, saving, onClose }}
    >
      <Payees paid={paid} />
      <DateField
        form={form}
        name="pay_on"
        label={t('files.pay_on')}
        required
        min={today}
        max={dayAfter(today, PAY_AHEAD_DAYS - 1)}
      />
      <SumField
        form={form}
        name="expected_total"
        currency={currency}
        label={t('files.total')}
        hint={t('files.total_hint')}
        required
      />
    </FormDialog>
  );
}
