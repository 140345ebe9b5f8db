import type { WithdrawalDetail } from '@fovea/shared-types/finance/withdrawal.dto';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { SelectField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { TextDialog } from '../../kit/form/text-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { formatMoney } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import {
  releaseWithdrawal,
  payAgain,
  recordFailure,
  recordPayout,
  useWithdrawalsChanged,
} from './payout.queries';

type PayoutAction = 'pay' | 'fail' | 'retry' | 'return';

const ACTION_OF = {
  pay: 'record the payout',
  fail: 'bank refused',
  retry: 'try again',
  return: 'give up',
} as const;
const TEXTS = {
  pay: { name: 'bank_reference', send: recordPayout, max: 60 },
  fail: { name: 'reason', send: recordFailure, max: 500 },
  return: { name: 'reason', send: releaseWithdrawal, max: 500 },
} as const;

/** What finance does with an approved withdrawal at the bank. */
export function PayoutActions({ shown }: { shown: WithdrawalDetail }) {
  const { t } = useTranslation('payout');
  const may = useMay();
  const [opened, setOpened] = useState<PayoutAction | null>(null);
  if (!may('finance:withdrawal:pay')) return null;
  const isHeld = shown.bank_account.held_until !== null;
  const offered = (['pay', 'fail', 'retry', 'return'] as const).filter(
    (verb) => withdrawalMachine.may(shown.status, ACTION_OF[verb]) && !(verb === 'pay' && isHeld),
  );
  return (
    <>
      {offered.map((verb) => (
        <Button
          key={verb}
          variant={verb === 'pay' || verb === 'retry' ? 'filled' : 'default'}
          onClick={() => setOpened(verb)}
        >
          {t(`payout.${verb}`)}
        </Button>
      ))}
      {opened === 'retry' && <RetryDialog shown={shown} onClose={() => setOpened(null)} />}
      {opened !== null && opened !== 'retry' && (
        <PayoutActionDialog verb={opened} shown={shown} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function PayoutActionDialog({
  verb,
  shown,
  onClose,
}: {
  verb: keyof typeof TEXTS;
  shown: WithdrawalDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation('payout');
  const changed = useWithdrawalsChanged();
  const { name, send, max } = TEXTS[verb];
  const label = t(verb === 'pay' ? 'field.bank_reference' : 'field.reason');
  return (
    <TextDialog
      title={t(`payout.${verb}`)}
      quote={`${shown.sn} · ${shown.company_name} · ${formatMoney(shown.money, shown.currency)}`}
      name={name}
      label={label}
      hint={t(`payout.${verb}_hint`)}
      initial=""
      rows={verb === 'pay' ? 1 : 3}
      maxLength={max}
      problem={(text) => (text.trim() === '' ? t('problem.empty', { label }) : undefined)}
      submitLabel={t(`payout.${verb}`)}
      send={(text, requestId) => send(shown.id, text.trim(), requestId)}
      done={t('payout.done')}
      changed={changed}
      onClose={onClose}
    />
  );
}

function RetryDialog({ shown, onClose }: { shown: WithdrawalDetail; onClose: () => void }) {
  const { t } = useTranslation('payout');
  const changed = useWithdrawalsChanged();
  const form = useForm<{ bank_account_id: string | null }>({
    initial: { bank_account_id: String(shown.bank_account.id) },
    validate: () => ({}),
  });
  const saving = useSaving({
    form,
    save: ({ bank_account_id }, requestId) => payAgain(shown.id, Number(bank_account_id), requestId),
    onSaved: async () => {
      toast.success(t('payout.done'));
      await changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('payout.retry')}
      submitLabel={t('payout.retry')}
      form={form}
      saving={saving}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="bank_account_id"
        label={t('field.bank_account')}
        hint={t('payout.retry_hint')}
        required
        options={[shown.bank_account, ...shown.other_accounts].map(({ id, bank_name, account_no }) => ({
          value: String(id),
          label: `${bank_name} ${account_no}`,
        }))}
      />
    </FormDialog>
  );
}
