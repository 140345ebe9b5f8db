import { toast } from '../../lib/toast-store';
import { Quote } from '../quote/quote';
import { TextAreaField } from './fields';
import { FormDialog } from './form-dialog';
import { useForm } from './use-form';
import { useSaving } from './use-saving';

export interface TextDialogProps {
  title: string;
  /** What the text is about, as somebody else wrote it. */
  quote: string;
  /** The call's name of the field: the server's error is shown beside it. */
  name: string;
  label: string;
  hint: string;
  initial: string;
  rows: number;
  maxLength: number;
  /** What is wrong with the text; undefined where nothing is. */
  problem: (text: string) => string | undefined;
  submitLabel: string;
  /** The call, `quiet`. */
  send: (text: string, requestId: string) => Promise<unknown>;
  /** Shown afterwards. */
  done: string;
  /** Reads anew what shows it. */
  changed: () => Promise<unknown>;
  onClose: () => void;
  size?: number;
}

/** One text in answer to another. Mount it to open it. */
export function TextDialog({
  title,
  quote,
  name,
  initial,
  problem,
  submitLabel,
  send,
  done,
  changed,
  onClose,
  size = 640,
  ...field
}: TextDialogProps) {
  const textOf = (values: Readonly<Record<string, string>>): string => values[name] ?? '';
  const form = useForm<Record<string, string>>({
    initial: { [name]: initial },
    validate: (values) => ({ [name]: problem(textOf(values)) }),
  });
  const saving = useSaving({
    form,
    save: (values, requestId) => send(textOf(values), requestId),
    onSaved: async () => {
      toast.success(done);
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      saving={saving}
      submitLabel={submitLabel}
      onClose={onClose}
      size={size}
    >
      <Quote>{quote}</Quote>
      <TextAreaField form={form} name={name} {...field} required />
    </FormDialog>
  );
}
