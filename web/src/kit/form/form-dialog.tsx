import { FormFrame, type FormFrameProps } from './form-frame';
import { LeavingDialog } from './leaving-dialog';

export interface FormDialogProps<Values extends object> extends FormFrameProps<Values> {
  title: string;
  onClose: () => void;
  /** Pixels on a wide screen. */
  size?: number;
}

/** Up to eight fields. Mount it to open it. */
export function FormDialog<Values extends object>({
  title,
  onClose,
  size = 560,
  ...frame
}: FormDialogProps<Values>) {
  return (
    <LeavingDialog title={title} size={size} isDirty={frame.form.isDirty} onClose={onClose}>
      {(close) => <FormFrame {...frame} onCancel={close} />}
    </LeavingDialog>
  );
}
