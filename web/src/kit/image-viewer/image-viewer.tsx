import { lazy, Suspense, useState } from 'react';
import { loadNamespace } from '../../lib/i18n';
import type { ViewerImage } from './image-viewer-dialog';

/** The viewer's code and texts come when the first picture is opened. */
const Dialog = lazy(async () => {
  const [module] = await Promise.all([import('./image-viewer-dialog'), loadNamespace('viewer')]);
  return { default: module.ImageViewerDialog };
});

export interface ImageViewerProps {
  images: readonly ViewerImage[];
  /** Which of them is shown first. */
  start?: number;
  /** Follows the pages, where the opener shows the same picture. */
  onIndex?: (index: number) => void;
  onClose: () => void;
}

/** Pictures on the whole screen. */
export function ImageViewer({ images, start = 0, onIndex, onClose }: ImageViewerProps) {
  const [index, setIndex] = useState(start);
  return (
    <Suspense>
      <Dialog
        images={images}
        index={Math.min(index, images.length - 1)}
        onIndex={(next) => {
          setIndex(next);
          onIndex?.(next);
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
