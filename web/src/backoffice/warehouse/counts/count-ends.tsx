import type { RowOf } from '@fovea/shared-types/record/record';
import type { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { FormAlert } from '../../../kit/form/form-alert';
import { ApiRefusal } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { cancelCount, confirmCount, recount, useCountChanged } from './count.queries';

type Row = Pick<RowOf<typeof stockCount.declared>, 'id' | 'check_sn' | 'differing_count'>;
interface EndProps {
  row: Row;
  onClose: () => void;
}

/** Nothing moves; its bins are free for others again. */
export function CancelCount({ row, onClose }: EndProps) {
  const { t } = useTranslation('counts');
  return (
    <Question
      title={t('cancel.title', { sn: row.check_sn })}
      label={t('cancel.action')}
      isDanger
      reason={t('cancel.reason')}
      run={(reason) => cancelCount(row.id, reason)}
      done={() => t('cancel.done', { sn: row.check_sn })}
      onClose={onClose}
    >
      {t('cancel.text')}
    </Question>
  );
}

/** Differences become documents. */
export function ConfirmCount({ row, onClose }: EndProps & { row: { zero_count: number } }) {
  const { t } = useTranslation('counts');
  // What is missing is reserved, as the refusal says: it may stay recorded.
  const [isReserved, setReserved] = useState(false);
  return (
    <Question
      title={t('confirm.title', { sn: row.check_sn })}
      label={t(isReserved ? 'confirm.rest' : 'confirm.action')}
      run={() => confirmCount(row.id, isReserved)}
      done={({ document_ids, kept }) =>
        [
          t('confirm.done', { count: document_ids.length }),
          ...(kept > 0 ? [t('confirm.kept', { count: kept })] : []),
        ].join(' ')
      }
      onRefused={(error) => setReserved(error === 'COUNT_RESERVED')}
      onClose={onClose}
    >
      <p>{t('confirm.text', { count: row.differing_count })}</p>
      {row.zero_count > 0 && <p>{t('confirm.zero', { count: row.zero_count })}</p>}
    </Question>
  );
}

/** Lines that differ are open again, blind. */
export function RecountLines({ row, onClose }: EndProps) {
  const { t } = useTranslation('counts');
  return (
    <Question
      title={t('recount.title', { count: row.differing_count })}
      label={t('recount.action')}
      run={() => recount(row.id)}
      done={({ count }) => t('recount.done', { count })}
      onClose={onClose}
    >
      {t('recount.text')}
    </Question>
  );
}

interface QuestionProps<Answer> {
  title: string;
  label: string;
  isDanger?: boolean;
  /** The label of its reason field. */
  reason?: string;
  run: (reason: string) => Promise<Answer>;
  done: (answer: Answer) => string;
  onRefused?: (error: string) => void;
  children: ReactNode;
  onClose: () => void;
}

function Question<Answer>({
  title,
  label,
  isDanger,
  reason,
  run,
  done,
  onRefused,
  children,
  onClose,
}: QuestionProps<Answer>) {
  const changed = useCountChanged();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onMutate: () => setFailure(null),
    onSuccess: async (answer) => {
      toast.success(done(answer));
      onClose();
      await changed();
    },
    onError: (error) => {
      setFailure(error.message);
      if (error instanceof ApiRefusal) onRefused?.(error.error);
    },
  });
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={label}
      {...(isDanger === true && { isDanger })}
      {...(reason !== undefined && { reason: 'required' as const, reasonLabel: reason })}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {children}
      {failure !== null && <FormAlert>{failure}</FormAlert>}
    </ConfirmDialog>
  );
}
