/** Widths in which every stored picture is kept beside itself, as WebP. */
export const THUMBNAIL_WIDTHS = [160, 480, 1200] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/** The address of a stored picture in another width; a signature in its query holds for all of them. */
export function thumbnailUrl(url: string, width: ThumbnailWidth): string {
  const [path = '', query] = url.split('?');
  return `${path}.${width}.webp${query === undefined ? '' : `?${query}`}`;
}

const KEPT = /\.(?:160|480|1200)\.webp(?=$|\?)/;

/** The address of a kept width in another one; one that is no such address stays. */
export const inWidth = (url: string, width: ThumbnailWidth): string => url.replace(KEPT, `.${width}.webp`);
