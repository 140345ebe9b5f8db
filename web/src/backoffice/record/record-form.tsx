import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordField } from '@fovea/shared-types/record/field';
import { ownerNameOf } from '@fovea/shared-types/record/record';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { TextAreaField, type TreeChoice } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { type FieldErrors, type FormState, useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useSavedState } from '../../kit/form/use-saved-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { api } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';
import { localText } from '../../lib/local-text';
import { callOf, isReadAlone, recordDetailQuery, useRecordChanged } from './record.queries';
import { ownerIn, OwnerInput, useIsOwnerChosen } from './record-owner';
import { RecordDetail } from './record-detail';
import { RecordInput } from './record-fields';
import { missingIn, requestOf, valuesOf } from './record-values';
import type { PlainRecord, PlainRow, PlainValues, RecordChoices, ReferenceChoices } from './record-types';

/** A custom part of a form. */
export interface FormPartProps<Values extends object> {
  form: FormState<Values>;
  /** While something is on its way; the form waits with sending. */
  onSending: (isSending: boolean) => void;
  /** The row that is changed; absent for a new one. */
  id?: number | undefined;
}

export interface RecordFormOptions {
  /** Fields by name, and custom parts; all fields in their order when absent. */
  parts?: ReadonlyArray<string | ComponentType<FormPartProps<PlainValues>>>;
  /** Fields that are there only with certain values of others. */
  shows?: Partial<Record<string, (values: PlainValues) => boolean>>;
  /** What is wrong beside what is missing, in the reader's words; a hook. */
  useValidate?: () => (values: PlainValues) => FieldErrors<PlainValues>;
  /** Fields that refusals without fields belong to. */
  byError?: Partial<Record<string, string>>;
  size?: number;
  /** New rows are the platform's own. */
  isOfPlatform?: boolean;
  /** What fields that refer to another row offer, by name. */
  choices?: RecordChoices;
  /** Who may not change a row looks at it. */
  isFixed?: (row: PlainRow) => boolean;
}

/** A new row that begins with the values of another. */
export interface RecordCopy {
  title: string;
  values: (values: PlainValues, row: PlainRow) => PlainValues;
}

interface RecordDrawerProps {
  record: PlainRecord;
  options: RecordFormOptions;
  /** Null makes a new one. */
  row: PlainRow | null;
  /** `row` is copied, not changed. */
  copy?: RecordCopy | undefined;
  /** Initial values of a new one besides its declaration's. */
  given?: PlainValues | undefined;
  onClose: () => void;
}

/** The form of one row, as just read; read-only without permission to change it. */
export function RecordDrawer({ record, options, row, copy, given, onClose }: RecordDrawerProps) {
  const { data, error, isError, refetch } = useQuery({
    ...recordDetailQuery(record, row?.id ?? 0),
    enabled: row !== null && isReadAlone(record),
  });
  const read = row === null || !isReadAlone(record) ? row : data;
  if (read && copy === undefined && options.isFixed?.(read) === true)
    return <RecordDetail record={record} row={read} onClose={onClose} />;
  if (read !== undefined) return <RecordForm {...{ record, options, copy, given, onClose }} read={read} />;
  return (
    <Dialog opened onClose={onClose} title={copy?.title ?? localText(record.words.edit)}>
      {isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />}
    </Dialog>
  );
}

function RecordForm({
  record,
  options,
  read,
  copy,
  given,
  onClose,
}: Omit<RecordDrawerProps, 'row'> & { read: PlainRow | null }) {
  const current = copy === undefined ? read : null;
  const isOwnerChosen = useIsOwnerChosen(record) && read === null && options.isOfPlatform !== true;
  const owner = ownerNameOf(record);
  const { t } = useTranslation('kit');
  const { t: system } = useTranslation('system');
  const changed = useRecordChanged(record);
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const { useValidate = useNothing } = options;
  const validate = useValidate();
  const form = useForm<PlainValues>({
    initial: {
      ...(copy && read ? copy.values(formValuesOf(record, read), read) : formValuesOf(record, current)),
      ...(isOwnerChosen && { [owner]: null }),
      ...given,
    },
    validate: (values) => ({
      ...Object.fromEntries(
        missingIn(record, values).map((name) => [
          name,
          t('form.missing', { label: localText(record.declared.fields[name]?.label) }),
        ]),
      ),
      ...(isOwnerChosen && values[owner] === null && { [owner]: t('form.choose') }),
      ...validate(values),
    }),
  });
  const { save } = useSavedState({
    form,
    initial: { values: form.values, version: current?.version ?? '' },
    read: async () => {
      if (current === null || !isReadAlone(record)) return null;
      const fresh = await queries.fetchQuery(recordDetailQuery(record, current.id));
      return { values: formValuesOf(record, fresh), version: fresh.version ?? '' };
    },
    send: (values, { version }) =>
      api(
        callOf(record, 'update'),
        { id: current?.id ?? 0, ...requestOf(record, values), ...reasonIn(values), version },
        { quiet: true },
      ),
  });
  const saving = useSaving<PlainValues, unknown>({
    form,
    save: (values, request_id) =>
      current === null
        ? api(
            callOf(record, 'add'),
            {
              ...requestOf(record, values),
              ...ownerIn(record, values, copy && read),
              ...reasonIn(values),
              request_id,
            },
            { quiet: true },
          )
        : save(values),
    onSaved: async (answer) => {
      const done = current === null ? 'state.added' : 'state.updated';
      toast.success(system(isPendingChange(answer) ? 'change.requested' : done));
      await changed();
      onClose();
    },
    byError: options.byError,
  });
  const title = copy?.title ?? localText(current === null ? record.words.add : record.words.edit);
  return (
    <FormDrawer
      title={title}
      form={form}
      saving={saving}
      submitLabel={current === null ? title : system('action.save_changes')}
      isWaiting={isSending}
      onClose={onClose}
      size={options.size}
    >
      {isOwnerChosen && <OwnerInput record={record} form={form} />}
      {(options.parts ?? Object.keys(record.declared.fields)).map((part, index) => {
        // The parts of a page are always the same: their place is their name.
        if (typeof part !== 'string') {
          const Part = part;
          return <Part key={index} form={form} onSending={setSending} id={current?.id} />;
        }
        const field = record.declared.fields[part];
        if (field === undefined || options.shows?.[part]?.(form.values) === false)
          return <Fragment key={part} />;
        const choices = withCurrentChoice(options.choices?.[part], field, current?.[part], current);
        const currency = currencyIn(field, form.values, current);
        return (
          <RecordInput
            key={part}
            {...{ form, field, choices, currency }}
            name={part}
            onSending={setSending}
          />
        );
      })}
      {record.declared.approvedChange && (
        <TextAreaField
          form={form as unknown as FormState<{ reason: string }>} // it is beside the fields of the row
          name="reason"
          label={system('change.reason')}
          hint={system('change.reason_hint')}
          rows={2}
          maxLength={500}
        />
      )}
    </FormDrawer>
  );
}

/** A change that is approved has its reason beside the fields of the row. */
const formValuesOf = (record: PlainRecord, row: PlainRow | null): PlainValues => ({
  ...valuesOf(record, row),
  ...(record.declared.approvedChange && { reason: '' }),
});

const reasonIn = ({ reason }: PlainValues): { reason?: string } =>
  typeof reason === 'string' && reason.trim() !== '' ? { reason: reason.trim() } : {};

/** Whether what was saved is in effect only once it is approved. */
const isPendingChange = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'is_pending' in answer && answer.is_pending === true;

const useNothing = () => () => ({});

/** Chosen in the form, or as the row has it where that is fixed; empty while it is open. */
function currencyIn({ currency = '' }: RecordField, values: PlainValues, row: PlainRow | null): string {
  const currencyValue = Object.hasOwn(values, currency) ? values[currency] : row?.[currency];
  return typeof currencyValue === 'string' ? currencyValue : '';
}

/** What a row refers to stays to choose, also when it is offered no longer. */
function withCurrentChoice(
  choices: ReferenceChoices | undefined,
  { named }: RecordField,
  id: unknown,
  row: PlainRow | null,
): ReferenceChoices | undefined {
  const label = named === undefined ? undefined : row?.[named];
  if (choices === undefined || typeof label !== 'string') return choices;
  if ('search' in choices) return { ...choices, named: label };
  const current = { value: String(id), label };
  if ('options' in choices)
    return choices.options.some(({ value }) => value === current.value)
      ? choices
      : { options: [current, ...choices.options] };
  return isIn(choices.tree, current.value) ? choices : { tree: [current, ...choices.tree] };
}

const isIn = (tree: readonly TreeChoice[], id: string): boolean =>
  tree.some(({ value, children = [] }) => value === id || isIn(children, id));
