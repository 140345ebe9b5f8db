import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../focus-return/use-focus-return';
import { MantineScope } from '../mantine-scope/mantine-scope';
import { useIsNarrow } from '../use-is-narrow';
import { FormFrame, type FormFrameProps } from './form-frame';
import classes from './form-frame.module.css';
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
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  useFocusReturn(true);
  const { close, question } = useLeaving(frame.form.isDirty, onClose);
  return (
    <MantineScope>
      <Drawer
        opened
        onClose={close}
        title={title}
        position="right"
        size={isNarrow ? '100%' : size}
        transitionProps={{ duration: 150 }}
        closeButtonProps={{ 'aria-label': t('action.close') }}
        classNames={{
          content: classes.drawerContent,
          header: classes.drawerHeader,
          title: classes.drawerTitle,
          body: classes.drawerBody,
          close: classes.close,
        }}
      >
        <FormFrame {...frame} onCancel={close} />
      </Drawer>
      {question}
    </MantineScope>
  );
}
