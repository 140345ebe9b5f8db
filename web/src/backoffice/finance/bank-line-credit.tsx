import '../../kit/form/form-styles';
import type { BankLineDetail } from '@fovea/shared-types/finance/bank-import.dto';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { bankLineMachine } from '@fovea/shared-types/states/bank-line.states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { SearchSelectField } from '../../kit/form/search-select';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { formatMoney } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { creditLine, useBankChanged } from './bank.queries';
import { useMemberSearch } from './member-search';

const REASON_MAX = 500;

/** Unannounced money whose owner is recognised. */
export function CreditLine({ line }: { line: BankLineDetail }) {
  const { t } = useTranslation('bank');
  const may = useMay();
  const [isOpened, setOpened] = useState(false);
  const isOffered = line.kind === BANK_LINE_KIND.in && bankLineMachine.may(line.matching, 'match');
  if (!isOffered || !may('finance:bank-line:credit')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('credit.action')}
      </Button>
      {isOpened && <CreditDialog line={line} onClose={() => setOpened(false)} />}
    </>
  );
}

function CreditDialog({ line, onClose }: { line: BankLineDetail; onClose: () => void }) {
  const { t } = useTranslation('bank');
  const changed = useBankChanged();
  const form = useForm<{ member_id: string | null; reason: string }>({
    initial: { member_id: null, reason: '' },
    validate: ({ member_id, reason }) => ({
      member_id: member_id === null ? t('credit.no_member') : undefined,
      reason: reason.trim() === '' ? t('line.empty') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ member_id, reason }, request_id) =>
      creditLine({ id: line.id, member_id: Number(member_id), reason: reason.trim(), request_id }),
    onSaved: async () => {
      toast.success(t('credit.done'));
      onClose();
      await changed();
    },
    byError: { NOT_FOUND: 'member_id', SELF_APPROVAL: 'member_id' },
  });
  return (
    <FormDialog
      title={t('credit.action')}
      submitLabel={t('credit.action')}
      form={form}
      saving={saving}
      onClose={onClose}
    >
      <p>{t('credit.text', { money: formatMoney(line.money, line.currency) })}</p>
      <SearchSelectField
        form={form}
        name="member_id"
        label={t('credit.member')}
        required
        search={useMemberSearch()}
      />
      <TextAreaField
        form={form}
        name="reason"
        label={t('line.reason')}
        hint={t('credit.reason_hint')}
        required
        rows={3}
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
