import type { ReactNode } from 'react';
import { FormDialog } from '../../kit/form/form-dialog';
import { type FormOptions, type FormState, useForm } from '../../kit/form/use-form';
import { type SavingOptions, useSaving } from '../../kit/form/use-saving';
import { toast } from '../../lib/toast-store';

interface RequestDialogProps<Values extends object>
  extends
    Pick<FormOptions<Values>, 'initial' | 'validate'>,
    Pick<SavingOptions<Values, unknown>, 'save' | 'byError'> {
  words: { title: string; text?: string; submit: string; done: string };
  /** Pixels on a wide screen. */
  size?: number;
  changed: () => Promise<unknown>;
  onClose: () => void;
  children: (form: FormState<Values>) => ReactNode;
}

/** Requests a document that another person decides. */
export function RequestDialog<Values extends object>({
  words,
  initial,
  validate,
  save,
  byError,
  size,
  changed,
  onClose,
  children,
}: RequestDialogProps<Values>) {
  const form = useForm<Values>({ initial, validate });
  const saving = useSaving({
    form,
    save,
    onSaved: async () => {
      toast.success(words.done);
      await changed();
      onClose();
    },
    byError,
  });
  return (
    <FormDialog title={words.title} submitLabel={words.submit} {...{ form, saving, onClose, size }}>
      {words.text !== undefined && <p>{words.text}</p>}
      {children(form)}
    </FormDialog>
  );
}
