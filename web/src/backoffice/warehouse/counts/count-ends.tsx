import type { RowOf } from '@fovea/shared-types/record/record';
import type { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { FormAlert } from '../../../kit/form/form-alert';
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
export function ConfirmCount({ row, onClose }: EndProps) {
  const { t } = useTranslation('counts');
  return (
    <Question
      title={t('confirm.title', { sn: row.check_sn })}
      label={t('confirm.action')}
      run={() => confirmCount(row.id)}
      done={({ document_ids }) => t('confirm.done', { count: document_ids.length })}
      onClose={onClose}
    >
      {t('confirm.text', { count: row.differing_count })}
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
    onError: (error) => setFailure(error.message),
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
