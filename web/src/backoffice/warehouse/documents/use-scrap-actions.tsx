import type { Permission } from '@fovea/shared-types/permissions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../layout/access/access-context';
import type { RecordAction } from '../../record/record-page';
import { type ScrapCall, ScrapDialog } from './scrap-dialog';

type Step = 'withdraw' | 'close' | 'reversal';

interface ScrappedRow {
  id: number;
  status: number;
  /** Who submitted it. */
  account_id: number;
  /** The reversal that waits. */
  reversal_sn: string | null;
}

interface ScrapOptions<Row> {
  permission: Permission;
  call: ScrapCall;
  machine: { may(status: number, action: 'withdraw' | 'close' | 'request a reversal'): boolean };
  snOf: (row: Row) => string;
}

/**
 * How a document is ended: its initiator withdraws a pending one and closes a rejected one; of what is approved a
 * reversal is requested, once at a time. Each where it can work.
 * @param options the same ones for ever
 */
export function useScrapActions<Row extends ScrappedRow>(
  options: ScrapOptions<Row>,
): ReadonlyArray<RecordAction<Row>> {
  const { t } = useTranslation('stock');
  const { user } = useAccess();
  return useMemo(() => {
    const { machine } = options;
    const isOffered: Record<Step, (row: Row) => boolean> = {
      withdraw: ({ status, account_id }) => account_id === user.id && machine.may(status, 'withdraw'),
      close: ({ status, account_id }) => account_id === user.id && machine.may(status, 'close'),
      reversal: ({ status, reversal_sn }) =>
        reversal_sn === null && machine.may(status, 'request a reversal'),
    };
    return (['withdraw', 'close', 'reversal'] as const).map((step) => ({
      key: step,
      // A row has less room than the dialog.
      label: t(step === 'reversal' ? 'scrap.reversal.action' : `scrap.${step}.submit`),
      permission: options.permission,
      isDanger: step !== 'close',
      isHidden: (row: Row) => !isOffered[step](row),
      Dialog: dialogOf(options, step),
    }));
  }, [options, t, user.id]);
}

function dialogOf<Row extends ScrappedRow>({ call, snOf }: ScrapOptions<Row>, step: Step) {
  return function Scrap({ row, onClose }: { row: Row; onClose: () => void }) {
    return <ScrapDialog id={row.id} sn={snOf(row)} call={call} step={step} onClose={onClose} />;
  };
}
