import type { Permission } from '@fovea/shared-types/permissions';
import type { RecordDeclaration } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../kit/data-table/column';
import { localText } from '../../lib/local-text';
import type { OverList } from './record-dialogs';
import type { RecordAction, RecordPageOptions } from './record-page-options';
import type { PlainRow } from './record-types';

/** Who may what of a record's own calls; null: there is no such call. */
export interface RecordRights {
  add: Permission | null;
  update: Permission | null;
  delete: Permission | null;
}

interface RowActions {
  rights: RecordRights;
  options: Pick<RecordPageOptions<RecordDeclaration>, 'editLabel'>;
  isFixed: (row: PlainRow) => boolean;
  /** Custom ones; stable, as are the functions. */
  own: ReadonlyArray<RecordAction<PlainRow>>;
  show: (over: OverList) => void;
  open: (id: number) => void;
}

/** The actions on a row: edit, custom ones, delete. */
export function useRowActions({
  rights,
  options: { editLabel },
  isFixed,
  own,
  show,
  open,
}: RowActions): ReadonlyArray<RowAction<PlainRow>> {
  const { t } = useTranslation('system');
  return useMemo(() => {
    const actions: Array<RowAction<PlainRow>> = [];
    if (rights.update !== null)
      actions.push({
        key: 'edit',
        label: editLabel === undefined ? t('action.edit') : localText(editLabel),
        permission: rights.update,
        isHidden: isFixed,
        run: (row) => show({ kind: 'form', row }),
      });
    for (const action of own) {
      if (action.run !== undefined) actions.push(action);
      else {
        const { Dialog, ...button } = action;
        actions.push({
          ...button,
          run: (row) => (Dialog === undefined ? open(row.id) : show({ kind: 'dialog', row, Dialog })),
        });
      }
    }
    if (rights.delete !== null)
      actions.push({
        key: 'delete',
        label: t('action.delete'),
        permission: rights.delete,
        isDanger: true,
        isHidden: isFixed,
        run: (row) => show({ kind: 'delete', row }),
      });
    return actions;
  }, [t, rights, editLabel, isFixed, own, show, open]);
}
