import { Drawer } from '../drawer/drawer';
import { FormFrame, type FormFrameProps } from './form-frame';
import { useLeaving } from './use-leaving';

export interface FormDrawerProps<Values extends object> extends FormFrameProps<Values> {
  title: string;
  onClose: () => void;
  /** Pixels on a wide screen. */
  size?: number;
}

/** For more than eight fields, or a tree: from the right, the whole screen under 992 px. Mount it to open it. */
export function FormDrawer<Values extends object>({
  title,
  onClose,
  size = 560,
  ...frame
}: FormDrawerProps<Values>) {
  const { close, question } = useLeaving(frame.form.isDirty, onClose);
  return (
    <>
      <Drawer title={title} onClose={close} size={size}>
        <FormFrame {...frame} onCancel={close} />
      </Drawer>
      {question}
    </>
  );
}
