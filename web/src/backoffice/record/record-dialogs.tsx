import type { RecordDeclaration } from '@fovea/shared-types/record/record';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api-client';
import { localText } from '../../lib/local-text';
import { DeleteQuestion } from '../tree/delete-question';
import { RecordDrawer, type RecordFormOptions } from './record-form';
import type { RecordPageOptions, RowPart } from './record-page-options';
import type { PlainRecord, PlainRow } from './record-types';
import { callOf } from './record.queries';

/**
 * What is open over the list: the form of a row or of a new one, a custom dialog, or the confirmation of a
 * deletion.
 */
export type OverList =
  | { kind: 'form'; row: PlainRow | null }
  | { kind: 'delete'; row: PlainRow }
  | { kind: 'dialog'; row: PlainRow; Dialog: RowPart<PlainRow> }
  | { kind: 'create'; Dialog: ComponentType<{ onClose: () => void }> };

interface RecordDialogsProps {
  over: OverList;
  record: PlainRecord;
  options: Pick<RecordPageOptions<RecordDeclaration>, 'DeleteText'>;
  form: RecordFormOptions;
  changed: () => Promise<void>;
  onClose: () => void;
}

export function RecordDialogs({ over, record, options, form, changed, onClose }: RecordDialogsProps) {
  const { t } = useTranslation('system');
  switch (over.kind) {
    case 'form':
      return <RecordDrawer {...{ record, onClose }} options={form} row={over.row} />;
    case 'dialog':
      return <over.Dialog row={over.row} onClose={onClose} />;
    case 'create':
      return <over.Dialog onClose={onClose} />;
    case 'delete':
      return (
        <DeleteQuestion
          done={record.declared.approvedChange && t('change.requested')}
          title={t('action.delete_of', { name: record.nameOf(over.row) })}
          reason={record.declared.approvedChange && 'optional'}
          reasonLabel={t('change.reason')}
          remove={async (reason) => {
            const why = reason.trim() === '' ? {} : { reason: reason.trim() };
            await api(callOf(record, 'delete'), { id: over.row.id, ...why }, { quiet: true });
            await changed();
          }}
          onClose={onClose}
        >
          {options.DeleteText === undefined ? (
            localText(record.words.delete_text)
          ) : (
            <options.DeleteText row={over.row} />
          )}
        </DeleteQuestion>
      );
  }
}
