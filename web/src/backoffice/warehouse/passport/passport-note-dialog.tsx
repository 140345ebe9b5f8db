import { addSerialNote } from '@fovea/shared-types/warehouse/passport.calls';
import { NOTE_KINDS, NOTE_MAX, type NoteKind } from '@fovea/shared-types/warehouse/passport-rules';
import { useTranslation } from 'react-i18next';
import { SelectField, TextAreaField } from '../../../kit/form/fields';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { outbox } from '../../../kit/scan/outbox';
import { type Mended, mendAt } from '../../../kit/scan/use-not-taken';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast-store';
import { usePassportChanged } from './passport.queries';

/** What is typed, also as it is kept while it waits for the network. */
export interface KeptNote {
  kind: string | null;
  text: string;
  result: string | null;
}

const kindOf = (text: string | null): NoteKind => NOTE_KINDS.find((kind) => kind === text) ?? 'note';

/** A test, a service or a note, written into the passport for good. Mount it to open it. */
export function PassportNoteDialog({
  id,
  name,
  mended,
  onClose,
}: {
  id: number;
  name: string;
  /** Sent before, and not taken. */
  mended?: Mended<KeptNote>;
  onClose: () => void;
}) {
  const { t } = useTranslation('passport');
  const changed = usePassportChanged(id);
  const form = useForm<KeptNote>({
    initial: mended?.typed ?? { kind: 'test', text: '', result: null },
    validate: ({ text }) => ({ text: text.trim() === '' ? t('note.missing') : undefined }),
  });
  const saving = useSaving({
    form,
    // Pieces are looked at where no network reaches, too.
    before: mended,
    save: ({ kind, text, result }, request_id) =>
      outbox.send(
        addSerialNote,
        {
          id,
          kind: kindOf(kind),
          text,
          ...(kind === 'test' && result !== null && { result: Number(result) }),
          request_id,
        },
        {
          label: name,
          form: {
            at: mendAt(paths.passport, request_id, { id: String(id) }),
            typed: { kind, text, result } satisfies KeptNote,
          },
        },
      ),
    onSaved: async (sent) => {
      toast.success(t(sent === null ? 'note.kept' : 'note.done'));
      onClose();
      if (sent !== null) await changed();
    },
  });
  return (
    <FormDialog
      title={t('note.title')}
      form={form}
      saving={saving}
      submitLabel={t('note.submit')}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="kind"
        label={t('note.kind')}
        options={NOTE_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      {form.values.kind === 'test' && (
        <SelectField
          form={form}
          name="result"
          label={t('note.result')}
          clearable
          placeholder={t('note.result_none')}
          options={[
            { value: '1', label: t('result.1') },
            { value: '0', label: t('result.0') },
          ]}
        />
      )}
      <TextAreaField form={form} name="text" label={t('note.text')} rows={4} maxLength={NOTE_MAX} required />
    </FormDialog>
  );
}
