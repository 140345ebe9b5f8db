import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { ErrorSummary } from './error-summary';
import { FormAlert } from './form-alert';
import classes from './form-frame.module.css';
import type { FormState } from './use-form';
import { useUnsavedWarning } from './use-unsaved-warning';
import type { Saving } from './use-saving';

export interface FormFrameProps<Values extends object> {
  /** From `useForm`. */
  form: FormState<Values>;
  /** From `useSaving`. */
  saving: Saving<Values>;
  /** The verb: "Create role". */
  submitLabel: string;
  /** Cancel; without it there is no previous page. */
  onCancel?: () => void;
  /** Something is still on its way, e.g. an upload: the button waits. */
  isWaiting?: boolean;
  /** The person may look but not change: no button saves. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** Fields, errors, and the two buttons at the bottom, the same in a drawer, a dialog and a page. */
export function FormFrame<Values extends object>({
  form,
  saving,
  submitLabel,
  onCancel,
  isWaiting = false,
  isReadOnly = false,
  children,
}: FormFrameProps<Values>) {
  const { t } = useTranslation('kit');
  const { t: common } = useTranslation();
  useUnsavedWarning(form.isDirty);
  return (
    <form
      ref={form.form}
      noValidate
      className={classes.root}
      onKeyDown={form.onKeyDown}
      onSubmit={form.onSubmit(saving.submit)}
    >
      {saving.failure !== null && <FormAlert>{saving.failure}</FormAlert>}
      <ErrorSummary errors={form.errors} />
      {!isReadOnly && <p className={classes.legend}>{t('form.legend')}</p>}
      <div className={classes.fields}>{children}</div>
      <div className={classes.actions}>
        {onCancel !== undefined && (
          <Button variant="default" onClick={onCancel}>
            {common(isReadOnly ? 'action.close' : 'action.cancel')}
          </Button>
        )}
        {!isReadOnly && (
          <Button type="submit" loading={saving.isPending || isWaiting}>
            {submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
