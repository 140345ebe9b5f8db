import { type ReactNode, useState } from 'react';

interface PictureProps {
  /** Null: there is none. */
  url: string | null;
  /** Not arrived yet. */
  isPending?: boolean;
  /** Shown instead when there is no picture, or none that can be rendered. */
  children: ReactNode;
}

/** A picture, or its placeholder: never the browser's mark of a broken one. */
export function Picture({ url, isPending = false, children }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === broken) return children;
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      data-pending={isPending || undefined}
      onError={() => setBroken(url)}
    />
  );
}
