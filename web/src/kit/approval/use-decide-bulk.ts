import type { Permission } from '@fovea/shared-types/permissions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../data-table/column';

interface DecideBulk<Row> {
  /** Who decides. */
  permission: Permission;
  /** Since when a row waits; null: it does not. The same function each time. */
  sinceOf: (row: Row) => string | null;
  /** Decides one row. @throws Error with the text for the reader. The same function each time. */
  decide: (row: Row, decision: { status: 1 | -1; notes: string | undefined }) => Promise<unknown>;
}

/** Approves or rejects the selected rows of a queue, each by itself: what was refused stays selected, with its reason. */
export function useDecideBulk<Row>({ permission, sinceOf, decide }: DecideBulk<Row>): Array<BulkAction<Row>> {
  const { t } = useTranslation('approval');
  return useMemo(() => {
    const run = (status: 1 | -1) => async (row: Row, reason: string) => {
      if (sinceOf(row) === null) throw new Error(t('bulk.only_waiting'));
      await decide(row, { status, notes: reason === '' ? undefined : reason });
    };
    return [
      {
        key: 'approve',
        label: t('approve'),
        permission,
        confirm: (rows) => ({
          title: t('bulk.approve', { count: rows.length }),
          text: t('bulk.approve_text'),
          confirmLabel: t('approve'),
        }),
        run: run(1),
      },
      {
        key: 'reject',
        label: t('reject'),
        permission,
        isDanger: true,
        confirm: (rows) => ({
          title: t('bulk.reject', { count: rows.length }),
          text: t('bulk.reject_text'),
          confirmLabel: t('reject'),
          needsReason: true,
          isDanger: true,
        }),
        run: run(-1),
      },
    ];
  }, [t, permission, sinceOf, decide]);
}
