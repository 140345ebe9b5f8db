import { Dialog } from '../dialog/dialog';
import { FormFrame, type FormFrameProps } from './form-frame';
import { useLeaving } from './use-leaving';

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
  const { close, question } = useLeaving(frame.form.isDirty, onClose);
  return (
    <>
      <Dialog opened onClose={close} title={title} size={size} isPage>
        <FormFrame {...frame} onCancel={close} />
      </Dialog>
      {question}
    </>
  );
}
