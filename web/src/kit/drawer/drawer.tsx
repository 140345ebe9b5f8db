import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer as Base } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../escape/use-escape';
import { useFocusReturn } from '../focus-return/use-focus-return';
import { MantineScope } from '../mantine-scope/mantine-scope';
import { useIsNarrow } from '../use-is-narrow';
import classes from './drawer.module.css';

export interface DrawerProps {
  title: string;
  onClose: () => void;
  /** Pixels on a wide screen. */
  size: number;
  /** The whole screen under 992 px, as most do. */
  isPage?: boolean;
  /** Grey like a page, for cards. */
  isGrey?: boolean;
  /** What is below stays visible. */
  isClear?: boolean;
  children: ReactNode;
}

const CLEAR = { backgroundOpacity: 0.15 };

/** From the right, over the page. Mount it to open it; × and Esc close it, and the focus returns to the opener. */
export function Drawer({
  title,
  onClose,
  size,
  isPage = true,
  isGrey = false,
  isClear = false,
  children,
}: DrawerProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  useFocusReturn(true);
  useEscape(true, onClose);
  return (
    <MantineScope>
      <Base
        opened
        onClose={onClose}
        closeOnEscape={false}
        title={title}
        position="right"
        size={isPage && isNarrow ? '100%' : size}
        transitionProps={{ duration: 150 }}
        overlayProps={isClear ? CLEAR : undefined}
        closeButtonProps={{ 'aria-label': t('action.close') }}
        data-grey={isGrey || undefined}
        classNames={{
          root: classes.root,
          content: classes.content,
          header: classes.header,
          title: classes.title,
          body: classes.body,
          close: classes.close,
        }}
      >
        {children}
      </Base>
    </MantineScope>
  );
}
