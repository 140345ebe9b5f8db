import type { ReactNode } from 'react';
import { FormDialog } from '../../kit/form/form-dialog';
import { type FormOptions, type FormState, useForm } from '../../kit/form/use-form';
import { type SavingOptions, useSaving } from '../../kit/form/use-saving';
import { toast } from '../../lib/toast-store';

interface RequestDialogProps<Values extends object>
  extends
    Pick<FormOptions<Values>, 'initial' | 'validate'>,
    Pick<SavingOptions<Values, unknown>, 'save' | 'byError'> {
  texts: { title: string; text?: string; submit: string; done: string };
  /** Pixels on a wide screen. */
  size?: number;
  changed: () => Promise<unknown>;
  onClose: () => void;
  children: (form: FormState<Values>) => ReactNode;
}

/** Requests a document that another person decides. */
export function RequestDialog<Values extends object>({
  texts,
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
      toast.success(texts.done);
      await changed();
      onClose();
    },
    byError,
  });
  return (
    <FormDialog title={texts.title} submitLabel={texts.submit} {...{ form, saving, onClose, size }}>
      {texts.text !== undefined && <p>{texts.text}</p>}
      {children(form)}
    </FormDialog>
  );
}
