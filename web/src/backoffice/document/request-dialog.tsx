import type { FormerDocument } from '@fovea/shared-types/record/record';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/form/form-dialog';
import { type FormOptions, type FormState, useForm } from '../../kit/form/use-form';
import { type SavingOptions, useSaving } from '../../kit/form/use-saving';
import { Notice } from '../../kit/notice/notice';
import { toast } from '../../lib/toast-store';
import { type DocumentFacts, type Former, formerRequest } from './former';

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
  const { t } = useTranslation('approval');
  // What no longer fits is marked before it is sent.
  const form = useForm<Values>({
    initial,
    validate,
    ...(former !== undefined && { initialErrors: validate(initial) }),
  });
  const titleOf = ({ name, isCorrected }: Former<DocumentFacts>): string =>
    t(isCorrected ? 'again.correct_title' : 'again.copy_title', { name });
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
      title={former === undefined ? texts.title : titleOf(former)}
      submitLabel={texts.submit}
      {...{ form, saving, onClose, size }}
    >
      {former?.isCorrected && former.notes !== null && (
        <Notice tone="warning">{t('again.rejected', { notes: former.notes })}</Notice>
      )}
      {former?.isCorrected && former.isPending && <Notice tone="info">{t('again.withdraws')}</Notice>}
      {texts.text !== undefined && <p>{texts.text}</p>}
      {children(form)}
    </FormDialog>
  );
}
