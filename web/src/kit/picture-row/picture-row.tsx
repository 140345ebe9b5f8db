import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { useState } from 'react';
import { ImageViewer } from '../image-viewer/image-viewer';
import classes from './picture-row.module.css';

/** Small pictures in a row; each opens on the whole screen. */
export function PictureRow({
  images,
  nameOf,
}: {
  images: readonly FileLink[];
  /** For screen readers and the viewer: "Picture 2". */
  nameOf: (number: number) => string;
}) {
  const [viewed, setViewed] = useState<number | null>(null);
  if (images.length === 0) return null;
  const named = images.map((image, at) => ({ ...image, name: nameOf(at + 1) }));
  return (
    <div className={classes.root}>
      {named.map((image, at) => (
        <button key={image.id} type="button" aria-label={image.name} onClick={() => setViewed(at)}>
          <img
            src={image.thumbnail_url ?? image.url}
            alt=""
            width={88}
            height={88}
            loading="lazy"
            decoding="async"
          />
        </button>
      ))}
      {viewed !== null && <ImageViewer images={named} start={viewed} onClose={() => setViewed(null)} />}
    </div>
  );
}
