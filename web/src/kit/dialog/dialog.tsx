import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { MantineThemeProvider, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../escape/use-escape';
import { useFocusReturn } from '../focus-return/use-focus-return';
import { MantineScope } from '../mantine-scope/mantine-scope';
import { useIsNarrow } from '../use-is-narrow';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Width in pixels on a wide screen. */
  size?: number;
  /** Fills the screen on a phone: for what is more than a question. */
  isPage?: boolean;
  /** Above every other dialog and drawer, the lock too: for what concerns the whole window. */
  isAboveAll?: boolean;
}

/** Above dialogs and drawers (200), below the lists that fields open (300), which may be in it as well. */
const ABOVE_ALL = 250;
/** The lock covers every other place beside the application. */
const OWN_PLACE = { reuseTargetNode: false, id: 'fv-above-all' };
/** What fields in such a dialog open belongs there as well. */
const LISTS_BESIDE = {
  components: { Popover: { defaultProps: { portalProps: { target: '#fv-above-all' } } } },
};

/** Title, × and Esc, a trapped focus that returns to the opener. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  size = 440,
  isPage = false,
  isAboveAll = false,
}: DialogProps) {
  const { t } = useTranslation();
  useFocusReturn(opened);
  useEscape(opened, onClose);
  const isFull = useIsNarrow() && isPage;
  return (
    <MantineScope>
      <Modal
        opened={opened}
        onClose={onClose}
        closeOnEscape={false}
        title={title}
        size={size}
        fullScreen={isFull}
        zIndex={isAboveAll ? ABOVE_ALL : undefined}
        portalProps={isAboveAll ? OWN_PLACE : undefined}
        centered
        returnFocus
        transitionProps={{ duration: 150 }}
        classNames={{
          content: isFull ? undefined : classes.content,
          header: classes.header,
          title: classes.title,
          body: classes.body,
          close: classes.close,
        }}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {isAboveAll ? <MantineThemeProvider theme={LISTS_BESIDE}>{children}</MantineThemeProvider> : children}
      </Modal>
    </MantineScope>
  );
}
