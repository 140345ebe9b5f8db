import type { FormerDocument } from '@fovea/shared-types/record/record';
import type { ReactNode } from 'react';
import { FormDialog } from '../../kit/form/form-dialog';
import { type FormOptions, type FormState, useForm } from '../../kit/form/use-form';
import { type SavingOptions, useSaving } from '../../kit/form/use-saving';
import { toast } from '../../lib/toast-store';
import { type DocumentFacts, type Former, formerRequest } from './former';
import { FormerNotices, useFormerTitle } from './former-notices';

interface RequestDialogProps<Values extends object>
  extends Pick<FormOptions<Values>, 'initial' | 'validate'>, Pick<SavingOptions<Values, unknown>, 'byError'> {
  /** The call, `quiet`. @param sent of this attempt, and what it corrects: a part of the request */
  save: (values: Values, sent: FormerDocument & { request_id: string }) => Promise<unknown>;
  /** The one whose values are the initial ones. */
  former?: Former<DocumentFacts> | undefined;
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
  former,
  changed,
  onClose,
  children,
}: RequestDialogProps<Values>) {
  // What no longer fits is marked before it is sent.
  const form = useForm<Values>({
    initial,
    validate,
    ...(former !== undefined && { initialErrors: validate(initial) }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) => save(values, { ...formerRequest(former), request_id }),
    onSaved: async () => {
      toast.success(texts.done);
      await changed();
      onClose();
    },
    byError,
  });
  return (
    <FormDialog
      title={useFormerTitle(former, texts.title)}
      submitLabel={texts.submit}
      {...{ form, saving, onClose, size }}
    >
      <FormerNotices former={former} />
      {texts.text !== undefined && <p>{texts.text}</p>}
      {children(form)}
    </FormDialog>
  );
}
