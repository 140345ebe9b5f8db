import type { Permission } from '@fovea/shared-types/permissions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../data-table/column';

interface DecideBulk<Row> {
  /** Who decides. */
  permission: Permission;
  /** Whether a row waits for this decision. The same function each time. */
  waitsFor: (row: Row, status: 1 | -1) => boolean;
  /** Decides one row. @throws Error with the text for the reader. The same function each time. */
  decide: (row: Row, decision: { status: 1 | -1; notes: string | undefined }) => Promise<unknown>;
  /** Where a decision is not called approving and rejecting. The same object each time. */
  texts?: { approve: DecisionTexts; reject: DecisionTexts };
}

export interface DecisionTexts {
  label: string;
  /** The question about several. */
  title: (count: number) => string;
  text: string;
}

/** Approves or rejects the selected rows of a queue, each by itself: what was refused stays selected, with its reason. */
export function useDecideBulk<Row>({
  permission,
  waitsFor,
  decide,
  texts,
}: DecideBulk<Row>): Array<BulkAction<Row>> {
  const { t } = useTranslation('approval');
  return useMemo(() => {
    const action = (key: 'approve' | 'reject'): BulkAction<Row> => {
      const isRejection = key === 'reject';
      const status = isRejection ? -1 : 1;
      const { label, title, text } = texts?.[key] ?? {
        label: t(key),
        title: (count) => t(`bulk.${key}`, { count }),
        text: t(`bulk.${key}_text`),
      };
      return {
        key,
        label,
        permission,
        isDanger: isRejection,
        confirm: (rows) => ({
          title: title(rows.length),
          text,
          confirmLabel: label,
          needsReason: isRejection,
          isDanger: isRejection,
        }),
        run: async (row, reason) => {
          if (!waitsFor(row, status)) throw new Error(t('bulk.only_waiting'));
          await decide(row, { status, notes: reason === '' ? undefined : reason });
        },
      };
    };
    return [action('approve'), action('reject')];
  }, [t, permission, waitsFor, decide, texts]);
}
