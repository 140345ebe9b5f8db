import type { ProceedsPayoutDetail } from '@fovea/shared-types/finance/proceeds-payout.dto';
import { NOTES_MAX } from '@fovea/shared-types/platform/notes';
import { PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import { proceedsPayoutMachine } from '@fovea/shared-types/states/transfer.states';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../kit/form/text-dialog';
import { formatMoney } from '../../lib/format';
import { decideProceedsPayout, useProceedsPayoutsChanged } from './proceeds-payout.queries';

export const isReleasable = ({
  status,
  by_hand,
  release_at,
}: Pick<ProceedsPayoutDetail, 'status' | 'by_hand' | 'release_at'>): boolean =>
  status === PROCEEDS_PAYOUT_STATUS.frozen
    ? by_hand
    : proceedsPayoutMachine.may(status, 'approve') &&
      (release_at === null || Date.parse(release_at) <= Date.now());

export const isStoppable = ({ status }: Pick<ProceedsPayoutDetail, 'status'>): boolean =>
  proceedsPayoutMachine.may(status, 'stop');

interface DecisionDialogProps {
  row: Pick<ProceedsPayoutDetail, 'id' | 'order_no' | 'company_name' | 'money' | 'currency'>;
  onClose: () => void;
}

export const Release = (props: DecisionDialogProps) => <DecisionDialog {...props} verb="release" />;
export const Stop = (props: DecisionDialogProps) => <DecisionDialog {...props} verb="stop" />;

function DecisionDialog({ row, verb, onClose }: DecisionDialogProps & { verb: 'release' | 'stop' }) {
  const { t } = useTranslation('transfer');
  const changed = useProceedsPayoutsChanged();
  const isStop = verb === 'stop';
  const label = t(isStop ? 'field.reason' : 'field.notes');
  return (
    <TextDialog
      title={t(`${verb}.title`)}
      quote={`${row.order_no} · ${row.company_name} · ${formatMoney(row.money, row.currency)}`}
      name="audit_notes"
      label={label}
      hint={t(`${verb}.hint`)}
      initial=""
      rows={3}
      maxLength={NOTES_MAX}
      problem={(text) => (isStop && text.trim() === '' ? t('problem.empty', { label }) : undefined)}
      submitLabel={t(`${verb}.action`)}
      send={(text, requestId) => decideProceedsPayout(row.id, isStop ? -1 : 1, text.trim(), requestId)}
      done={t(`${verb}.done`)}
      changed={changed}
      onClose={onClose}
    />
  );
}
