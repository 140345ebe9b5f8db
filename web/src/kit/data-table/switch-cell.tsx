import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCallFailure } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Switch } from '../switch/switch';
import type { SwitchColumn, SwitchQuestion } from './column';

interface SwitchCellProps<Row> {
  column: SwitchColumn<Row>;
  row: Row;
  /** Its state as text, without permission to change it. */
  stateLabel: ReactNode;
}

/** Changes at the click, reverts when the server refuses; confirms first where the column requires it. */
export function SwitchCell<Row>({ column, row, stateLabel }: SwitchCellProps<Row>) {
  const { t } = useTranslation('kit');
  const may = useMay();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [question, setQuestion] = useState<SwitchQuestion | null>(null);
  const isOn = wanted ?? column.isOn(row);
  if (!may(column.permission) || column.isFixed?.(row) === true)
    return stateLabel ?? (isOn ? t('table.on') : t('table.off'));

  const send = async (next: boolean, reason: string, isUndo: boolean): Promise<void> => {
    setWanted(next);
    setQuestion(null);
    try {
      await column.set(row, next, reason);
      if (column.canUndo === true && !isUndo)
        toast.undoable(t(next ? 'table.switched_on' : 'table.switched_off', { name: column.name(row) }), {
          label: t('table.undo'),
          run: () => void send(!next, '', true),
        });
    } catch (error) {
      // The call has reported it already; anything else is our fault and is thrown.
      if (!isCallFailure(error)) throw error;
    } finally {
      setWanted(null);
    }
  };
  const change = (next: boolean): void => {
    const confirmation = column.confirm?.(row, next) ?? null;
    if (confirmation === null) void send(next, '', false);
    else setQuestion(confirmation);
  };
  return (
    <>
      <Switch isOn={isOn} label={column.name(row)} isPending={wanted !== null} onChange={change} />
      {question !== null && (
        <ConfirmDialog
          opened
          title={question.title}
          confirmLabel={question.confirmLabel}
          isDanger={question.isDanger}
          reason={question.needsReason === true ? 'required' : undefined}
          onClose={() => setQuestion(null)}
          onConfirm={(reason) => void send(!isOn, reason, false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
