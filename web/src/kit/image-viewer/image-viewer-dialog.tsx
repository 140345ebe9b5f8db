import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconMinus,
  IconPlus,
  IconX,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../escape/use-escape';
import { useFocusReturn } from '../focus-return/use-focus-return';
import { MantineScope } from '../mantine-scope/mantine-scope';
import { usePanZoom } from '../pan-zoom/use-pan-zoom';
import classes from './image-viewer.module.css';

export interface ViewerImage {
  url: string;
  name: string;
  width?: number;
  height?: number;
}

export interface ImageViewerProps {
  images: readonly ViewerImage[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

const PAN_STEP = 80;

/** One picture on the whole screen: wheel, buttons, keys, drag and two fingers. */
export function ImageViewerDialog({ images, index, onIndex, onClose }: ImageViewerProps) {
  const { t } = useTranslation('viewer');
  useFocusReturn(true);
  useEscape(true, onClose);
  const frame = useRef<HTMLDivElement>(null);
  const { view, isMoving, zoomIn, zoomOut, reset, move, handlers } = usePanZoom(frame);
  const image = images[index];
  useEffect(reset, [index, reset]);
  if (image === undefined) return null;

  const go = (by: number) => onIndex((index + by + images.length) % images.length);
  const press = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': reset,
      // Arrows turn pages while the picture fits, and move it while it is enlarged.
      ArrowLeft: () => (view.scale > 1 ? move(PAN_STEP, 0) : go(-1)),
      ArrowRight: () => (view.scale > 1 ? move(-PAN_STEP, 0) : go(1)),
      ArrowUp: () => move(0, PAN_STEP),
      ArrowDown: () => move(0, -PAN_STEP),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const name = t('picture', { number: index + 1, total: images.length, name: image.name });
  return (
    <MantineScope>
      <Modal.Root
        opened
        onClose={onClose}
        fullScreen
        closeOnEscape={false}
        padding={0}
        transitionProps={{ duration: 120 }}
        classNames={{ content: classes.content, body: classes.body }}
        onKeyDown={press}
      >
        {/* The name belongs to the dialog, not to the box around it. */}
        <Modal.Content aria-label={name}>
          <Modal.Body>
            <div
              ref={frame}
              className={classes.frame}
              data-zoomed={view.scale > 1 || undefined}
              {...handlers}
              onDoubleClick={() => (view.scale > 1 ? reset() : zoomIn())}
            >
              <img
                className={classes.picture}
                src={image.url}
                width={image.width}
                height={image.height}
                alt={name}
                draggable={false}
                style={{
                  transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
                  transition: isMoving ? 'none' : undefined,
                }}
              />
            </div>
            <p className={classes.help}>{t('zoom_help')}</p>
            <div className={classes.bar}>
              <button type="button" aria-label={t('zoom_out')} disabled={view.scale <= 1} onClick={zoomOut}>
                <IconMinus size={20} aria-hidden />
              </button>
              <button type="button" aria-label={t('zoom_in')} data-autofocus onClick={zoomIn}>
                <IconPlus size={20} aria-hidden />
              </button>
              <button type="button" aria-label={t('zoom_reset')} onClick={reset}>
                <IconMaximize size={20} aria-hidden />
              </button>
              <span className={classes.count} role="status">
                {index + 1} / {images.length}
              </span>
              {images.length > 1 && (
                <>
                  <button type="button" aria-label={t('previous')} onClick={() => go(-1)}>
                    <IconChevronLeft size={22} aria-hidden />
                  </button>
                  <button type="button" aria-label={t('next')} onClick={() => go(1)}>
                    <IconChevronRight size={22} aria-hidden />
                  </button>
                </>
              )}
              <button type="button" aria-label={t('close')} onClick={onClose}>
                <IconX size={22} aria-hidden />
              </button>
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}
