import classes from './skeleton.module.css';

/** A place kept for what is being loaded. Sizes as in CSS; numbers are pixels. */
export function Skeleton({
  height,
  width = '100%',
  radius = 6,
}: {
  height?: number | string;
  width?: number | string;
  radius?: number;
}) {
  return <span className={classes.root} style={{ height, width, borderRadius: radius }} aria-hidden />;
}
