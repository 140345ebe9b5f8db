import { ENQUIRY_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, RowAction } from '../../kit/data-table/column';
import { toast } from '../../lib/toast-store';
import { type EnquiryKind, stepOne, useStep } from './content.queries';
import { canReply, isNew, isOpen } from './enquiry-state';
import type { AnsweredLetter } from './reply-dialog';

interface Letter {
  id: number;
  email: string;
  status: number;
}

interface Choices<Row> {
  /** What the sender wrote. */
  textOf: (row: Row) => string;
  onReply: (letter: AnsweredLetter) => void;
  onClose: (row: Row) => void;
}

/** Buttons of a row, the same for both tables. */
export function useEnquiryActions<Row extends Letter>(
  kind: EnquiryKind,
  { textOf, onReply, onClose }: Choices<Row>,
): Array<RowAction<Row>> {
  const { t } = useTranslation('content');
  const { mutate: step } = useStep(kind, () => toast.success(t('step.taken')));
  return useMemo(
    () => [
      {
        key: 'take',
        label: t('step.take'),
        permission: `content:${kind}:status`,
        isHidden: (row) => !isNew(row),
        run: (row) => step({ id: row.id, status: ENQUIRY_STATUS.in_hand }),
      },
      {
        key: 'reply',
        label: t('reply.button'),
        permission: `content:${kind}:reply`,
        isHidden: (row) => !canReply(row),
        run: (row) => onReply({ id: row.id, email: row.email, text: textOf(row) }),
      },
      {
        key: 'close',
        label: t('step.close'),
        permission: `content:${kind}:status`,
        isHidden: (row) => !isOpen(row),
        run: onClose,
      },
    ],
    [t, kind, step, textOf, onReply, onClose],
  );
}

/** Spam comes in heaps. */
export function useEnquiryBulk<Row extends Letter>(kind: EnquiryKind): Array<BulkAction<Row>> {
  const { t } = useTranslation('content');
  return useMemo(
    () => [
      {
        key: 'close',
        label: t('step.close'),
        permission: `content:${kind}:status`,
        confirm: (rows) => ({
          title: t('step.close_many', { count: rows.length }),
          text: t('step.close_text'),
          confirmLabel: t('step.close'),
        }),
        run: (row) => stepOne(kind, { id: row.id, status: ENQUIRY_STATUS.closed }),
      },
    ],
    [t, kind],
  );
}
