import classes from './quote.module.css';

/** Words as somebody wrote them, line by line. */
export const Quote = ({ children }: { children: string }) => (
  <blockquote className={classes.root}>{children}</blockquote>
);
