import type { TransferDetail } from '@fovea/shared-types/finance/transfer.dto';
import { NOTES_MAX } from '@fovea/shared-types/platform/notes';
import { TRANSFER_STATUS } from '@fovea/shared-types/states';
import { transferMachine } from '@fovea/shared-types/states/transfer.states';
import { useTranslation } from 'react-i18next';
import { TextDialog } from '../../kit/form/text-dialog';
import { formatMoney } from '../../lib/format';
import { decideTransfer, useTransfersChanged } from './transfer.queries';

export const isReleasable = ({
  status,
  by_hand,
  release_at,
}: Pick<TransferDetail, 'status' | 'by_hand' | 'release_at'>): boolean =>
  status === TRANSFER_STATUS.frozen
    ? by_hand
    : transferMachine.may(status, 'approve') && (release_at === null || Date.parse(release_at) <= Date.now());

export const isStoppable = ({ status }: Pick<TransferDetail, 'status'>): boolean =>
  transferMachine.may(status, 'stop');

interface WordProps {
  row: Pick<TransferDetail, 'id' | 'order_no' | 'company_name' | 'money' | 'currency'>;
  onClose: () => void;
}

export const Release = (props: WordProps) => <Word {...props} verb="release" />;
export const Stop = (props: WordProps) => <Word {...props} verb="stop" />;

function Word({ row, verb, onClose }: WordProps & { verb: 'release' | 'stop' }) {
  const { t } = useTranslation('transfer');
  const changed = useTransfersChanged();
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
      send={(text, requestId) => decideTransfer(row.id, isStop ? -1 : 1, text.trim(), requestId)}
      done={t(`${verb}.done`)}
      changed={changed}
      onClose={onClose}
    />
  );
}
