import classes from './avatar.module.css';

/** A person's picture, or the first letter of the name. */
export function Avatar({ name, url, size }: { name: string; url: string | null; size: number }) {
  if (url !== null) return <img className={classes.root} src={url} alt="" width={size} height={size} />;
  return (
    <span className={classes.root} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
